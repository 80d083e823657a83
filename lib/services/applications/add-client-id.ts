import { insertApplicationClientId } from '#db/queries/applications/application-client-ids.ts'
import { listServiceAccounts } from '#db/queries/applications/service-accounts.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { clientIdName } from '#lib/domain/names.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'
import { claimSignIns } from './parts/claim-sign-ins.ts'

/** Adding is idempotent. @throws not_found, application_revoked, invalid_client_id, username_taken */
export const addClientId = async (
  context: Context,
  input: { clientId: string; added: string },
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const added = clientIdName(input.added)
  await withTransaction(context, async (tx) => {
    const application = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    if (application.revokedAt) throw new DomainError('application_revoked')
    const key = { organizationId, applicationId: application.id }
    if (!(await insertApplicationClientId(tx, { ...key, clientId: added, createdAt: now }))) return
    const accounts = await listServiceAccounts(tx, key)
    await claimSignIns(
      tx,
      accounts.filter(({ endedAt }) => endedAt === null),
      [added],
    )
    const act = {
      action: 'client_id_added',
      subjectType: 'application',
      subjectId: application.id,
      details: { clientId: added },
    } as const
    await recordAudit(tx, context, act)
  })
}
