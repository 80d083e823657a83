import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { endFgtsBalanceQuery } from '#lib/services/fgts/parts/end-fgts-balance-query.ts'

/**
 * Ends an unanswered query at its deadline as `provider_timeout`; a query that has ended stays unchanged.
 * @withoutPermission runs as a background job of an already permitted request
 * @withoutTrace the query row stores requester, times and outcome
 */
export const expireFgtsBalanceQuery = async (context: Context, input: { queryId: string }): Promise<void> => {
  const result = { status: 'fail', code: 'provider_timeout', details: {} } as const
  await withTransaction(context, (tx) => endFgtsBalanceQuery(tx, context, { ...input, result }))
}
