import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import {
  findPriceChange,
  type PriceChangeRow,
  updatePriceChangeWhatIf,
} from '#db/queries/prices/price-changes.ts'
import { countSimulationsByVersion, type VersionCount } from '#db/queries/prices/price-table-versions.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withTransaction } from '#db/transaction.ts'
import { instantOf, now } from '#lib/config/clock.ts'
import { timeSlices } from '#lib/config/time-slices.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import { WHAT_IF_MOST, type WhatIf } from '#lib/domain/prices/what-if.ts'
import { emptyTally, resultOf, tallyOne } from '#lib/domain/prices/what-if-tally.ts'
import type { Context } from '#lib/services/context.ts'
import { baseVersionOf } from '#lib/services/prices/parts/base-version-of.ts'
import { listTrials } from '#lib/services/prices/parts/list-trials.ts'

const BATCH = 100

/** Computing time before yielding to other work of the process. A single long CLT loan may exceed it. */
const SLICE_MS = 4

/**
 * Recomputes at most the 5,000 newest simulations of the last 30 days. A changed table is compared with its
 * base version on the simulations of all its versions; a new table is compared with the stored figures of the
 * simulations of its product at the institution.
 * @withoutPermission run by a job; permission was checked when the price change enqueued it
 * @withoutTrace the price change has its own audit entries
 */
export const computePriceWhatIf = async (
  context: Context,
  { changeId: id, run }: { changeId: string; run: string },
): Promise<void> => {
  const { organizationId } = context
  const start = await withTransaction(context, async (tx) => {
    const change = await findPriceChange(tx, { organizationId, id })
    if (change?.whatIf?.run !== run || change.whatIf.status !== 'running') return null
    const since = instantOf(change.whatIf.since)
    const { product, institutionCode } = change
    const [tables, counts, base] = await Promise.all([
      listNewestPriceTables(tx, { organizationId, product, institutionCode }),
      countSimulationsByVersion(tx, { organizationId, since, ceiling: COUNT_CEILING + 1 }),
      baseVersionOf(tx, change),
    ])
    return { change, whatIf: change.whatIf, since, base, ...scopeOf(change, tables, counts) }
  })
  if (!start) return
  const { change, base, versions, matching, since } = start
  const total = Math.min(matching, WHAT_IF_MOST)
  const totals = { found: Math.min(matching, COUNT_CEILING), foundIsExact: matching <= COUNT_CEILING, total }
  const write = (patch: Partial<WhatIf>) =>
    withTransaction(context, async (tx) => {
      const whatIf = { ...start.whatIf, ...totals, ...patch }
      const isWritten = await updatePriceChangeWhatIf(tx, { organizationId, id, run }, whatIf)
      if (isWritten && patch.status) await insertBackOfficeChange(tx, whatIfEndedChange(organizationId, id))
      return isWritten
    })
  const tally = emptyTally()
  const breathe = timeSlices(SLICE_MS)
  let [done, before, goesOn] = [0, null as string | null, true]
  while (goesOn && done < total) {
    const limit = Math.min(BATCH, total - done)
    const trials = await listTrials(context, { change, base, versions, since, before, limit })
    if (trials.length === 0) break
    for (const trial of trials) {
      await breathe()
      const before = trial.before()
      await breathe()
      tallyOne(tally, before, trial.after())
    }
    done += trials.length
    before = trials.at(-1)?.id ?? null
    goesOn = await write({ done })
  }
  await write({ status: 'done', done, total: done, result: resultOf(tally), finishedAt: now().toISOString() })
}

export const whatIfEndedChange = (organizationId: string, subjectId: string) =>
  ({ organizationId, kind: 'prices', type: 'price_change_computed', subjectId }) as const

const scopeOf = (
  { kind, tableId }: PriceChangeRow,
  tables: readonly PriceVersion[],
  counts: readonly VersionCount[],
) => {
  const ids = new Set(kind === 'create' ? tables.map(({ id }) => id) : [tableId])
  const versions = counts.filter((one) => ids.has(one.tableId))
  return { versions, matching: versions.reduce((sum, { total }) => sum + total, 0) }
}
