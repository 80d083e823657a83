import { deleteApplicationClientId } from '#db/queries/applications/application-client-ids.ts'
import { deleteServiceSignIns } from '#db/queries/applications/service-accounts.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'

/** Tokens of the client id stay valid. @throws not_found, client_id_needed for the primary client id */
export const removeClientId = async (
  context: Context,
  input: { clientId: string; removed: string },
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  const { clientId, removed } = input
  await withTransaction(context, async (tx) => {
    const { id } = await applicationToChange(tx, { organizationId, clientId })
    if (removed === clientId) throw new DomainError('client_id_needed')
    const key = { organizationId, applicationId: id, clientId: removed }
    await deleteServiceSignIns(tx, key)
    if (!(await deleteApplicationClientId(tx, key))) throw new DomainError('not_found')
    const act = {
      action: 'client_id_removed',
      subjectType: 'application',
      subjectId: id,
      details: { clientId: removed },
    } as const
    await recordAudit(tx, context, act)
  })
}
