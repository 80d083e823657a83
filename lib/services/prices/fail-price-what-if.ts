import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import { findPriceChange, updatePriceChangeWhatIf } from '#db/queries/prices/price-changes.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { whatIfEndedChange } from './compute-price-what-if.ts'

/**
 * @withoutPermission run by a job; permission was checked when the price change enqueued it
 * @withoutTrace the price change has its own audit entries
 */
export const failPriceWhatIf = (
  context: Context,
  { changeId: id, run }: { changeId: string; run: string },
): Promise<void> =>
  withTransaction(context, async (tx) => {
    const { organizationId, now } = context
    const change = await findPriceChange(tx, { organizationId, id })
    if (!change?.whatIf) return
    const failed = { ...change.whatIf, status: 'failed', finishedAt: now.toISOString() } as const
    if (await updatePriceChangeWhatIf(tx, { organizationId, id, run }, failed))
      await insertBackOfficeChange(tx, whatIfEndedChange(organizationId, id))
  })
