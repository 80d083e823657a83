import { listServiceAccounts, updateServiceAccountsEnded } from '#db/queries/applications/service-accounts.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { usernameKey } from '#lib/domain/names.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'

export type ServiceAccountSelection = {
  clientId: string
  account: { id: string } | { username: string } | 'all'
}

/** Returns the number of accounts ended; their tokens fail from the next request on. @throws not_found */
export const endServiceAccounts = async (
  context: Context,
  input: ServiceAccountSelection,
): Promise<number> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    const { id: applicationId } = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    const live = (await listServiceAccounts(tx, { organizationId, applicationId })).filter(
      ({ endedAt }) => endedAt === null,
    )
    const ending = live.filter((account) => isSelected(account, input.account))
    if (ending.length === 0 && input.account !== 'all') throw new DomainError('not_found')
    await updateServiceAccountsEnded(tx, { organizationId, ids: ending.map(({ id }) => id) }, now)
    for (const { id: serviceAccountId } of ending) {
      const act = {
        action: 'service_account_ended',
        subjectType: 'application',
        subjectId: applicationId,
        details: { serviceAccountId },
      } as const
      await recordAudit(tx, context, act)
    }
    return ending.length
  })
}

const isSelected = (
  account: { id: string; username: string },
  selection: ServiceAccountSelection['account'],
) => {
  if (selection === 'all') return true
  if ('id' in selection) return account.id === selection.id
  return usernameKey(account.username) === usernameKey(selection.username)
}
