import { updateApplication } from '#db/queries/applications/applications.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationOf } from './get-application.ts'

/** Sets the scopes; issued tokens lose the removed ones as well. @throws not_found */
export const changeApplicationScopes = async (
  context: Context,
  input: { clientId: string; scopes: readonly Scope[] },
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const { id, scopes } = await applicationOf(tx, { organizationId, clientId: input.clientId })
    await updateApplication(tx, { organizationId, id }, { scopes: [...input.scopes] })
    const details = { from: scopes, to: input.scopes }
    const act = {
      action: 'application_scopes_changed',
      subjectType: 'application',
      subjectId: id,
      details,
    } as const
    await recordAudit(tx, context, act)
  })
}
