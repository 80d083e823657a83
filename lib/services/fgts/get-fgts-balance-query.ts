import { findFgtsBalanceQuery } from '#db/queries/fgts/fgts-balance-queries.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsBalanceViews } from './shared/fgts-balance-views.ts'
import { visibleFgtsBalances } from './shared/visible-fgts-balances.ts'

/** Returns a query if the caller may see the records of at least one of its requesters. @throws not_found */
export const getFgtsBalanceQuery = async (context: Context, input: { id: string }): Promise<BalanceView> => {
  requirePermission(context, 'originate')
  const key = { organizationId: context.organizationId, id: input.id }
  const [view] = await withSnapshot(context, async (tx) => {
    const row = await findFgtsBalanceQuery(tx, key)
    return fgtsBalanceViews(tx, context, await visibleFgtsBalances(tx, context, row ? [row] : []))
  })
  if (!view) throw new DomainError('not_found')
  return view
}
