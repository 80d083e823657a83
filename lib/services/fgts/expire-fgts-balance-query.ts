import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { endFgtsBalanceQuery } from '#lib/services/fgts/parts/end-fgts-balance-query.ts'

/**
 * Ends an unanswered query at its deadline as `provider_timeout`; an ended one stays unchanged.
 * @withoutPermission a job does it for what was permitted before
 * @withoutTrace the query keeps who asked, when, and how it ended
 */
export const expireFgtsBalanceQuery = async (context: Context, input: { queryId: string }): Promise<void> => {
  const result = { status: 'fail', code: 'provider_timeout', details: {} } as const
  await withTransaction(context, (tx) => endFgtsBalanceQuery(tx, context, { ...input, result }))
}
