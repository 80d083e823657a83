import { findFgtsBalanceQuery } from '#db/queries/fgts-balance-queries'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { BalanceView } from '#lib/domain/fgts/balance-view'
import { type Context, requirePermission } from '#lib/services/context'
import { fgtsBalanceView } from './fgts-balance-view.ts'

/**
 * A balance query, running or ended.
 * @throws not_found, also for one of another organization
 */
export const getFgtsBalanceQuery = async (context: Context, input: { id: string }): Promise<BalanceView> => {
  requirePermission(context, 'originate')
  const key = { organizationId: context.organizationId, id: input.id }
  const row = await withTransaction(context, (tx) => findFgtsBalanceQuery(tx, key))
  if (!row) throw new DomainError('not_found')
  return fgtsBalanceView(row, context)
}
