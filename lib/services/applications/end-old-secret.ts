import { expireApplicationSecret, listLiveSecrets } from '#db/queries/applications/application-secrets.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationOf } from './get-application.ts'

/** Ends a rotated secret; tokens issued with it fail from the next request on. @throws not_found */
export const endOldSecret = async (context: Context, input: { clientId: string }): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  await withTransaction(context, async (tx) => {
    const { id: applicationId } = await applicationOf(tx, { organizationId, clientId: input.clientId })
    const live = await listLiveSecrets(tx, { organizationId, applicationId }, now)
    const ending = live.filter(({ expiresAt }) => expiresAt !== null)
    if (ending.length === 0) throw new DomainError('not_found')
    for (const { id } of ending) await expireApplicationSecret(tx, { organizationId, id }, now)
    const act = {
      action: 'application_old_secret_ended',
      subjectType: 'application',
      subjectId: applicationId,
    } as const
    await recordAudit(tx, context, act)
  })
}
