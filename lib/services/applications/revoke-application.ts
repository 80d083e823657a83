import { updateApplication } from '#db/queries/applications/applications.ts'
import { listServiceAccounts, updateServiceAccountsEnded } from '#db/queries/applications/service-accounts.ts'
import { withTransaction } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'

/** Ends the service accounts as well; all tokens fail from the next request on. @throws not_found */
export const revokeApplication = async (context: Context, input: { clientId: string }): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  await withTransaction(context, async (tx) => {
    const { id, revokedAt } = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    if (revokedAt) return
    await updateApplication(tx, { organizationId, id }, { revokedAt: now })
    const accounts = await listServiceAccounts(tx, { organizationId, applicationId: id })
    const ids = accounts.filter(({ endedAt }) => endedAt === null).map((account) => account.id)
    await updateServiceAccountsEnded(tx, { organizationId, ids }, now)
    await recordAudit(tx, context, {
      action: 'application_revoked',
      subjectType: 'application',
      subjectId: id,
    })
  })
}
