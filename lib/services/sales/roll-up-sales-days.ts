import type { Connection } from '#db/client.ts'
import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import {
  deleteSalesDayChanges,
  deleteSalesDayChangesOf,
  deleteSalesDays,
  deleteUnusedSalesDayChanges,
  findSalesRollup,
  insertSalesRollup,
  listChangedSalesDays,
  lockSalesRollup,
  type SalesRollup,
  updateSalesDays,
  updateSalesRollup,
} from '#db/queries/sales/sales-rollups.ts'
import { withEachOrganization, withLookup, withTransaction, withWritingSnapshot } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { addDays } from '#lib/domain/calendar.ts'
import { SALES_DAY_KINDS } from '#lib/domain/sales/sales-day.ts'

/** With fewer proposals in thirty days, sums would take more room than the rows, and more time to read. */
const WORTH_SUMMING = 500
/** Organizations examined in one transaction. */
const EXAMINED_AT_ONCE = 100
/** Days summed in one transaction, few enough to keep it short. */
const MOST_CHANGED = 20
const MOST_NEW = 31
/** Transactions per organization and run; the next run continues. */
const MOST_STEPS = 40

/**
 * Sums past days of the sales figures: days that have ended since the last run, and days whose rows changed.
 * Reports read the rows themselves wherever there is no sum that matches them (decision 157). `least` is the
 * number of proposals in thirty days from which an organization is summed.
 * @returns the number of organizations with new sums
 * @withoutPermission a scheduled job runs it
 * @withoutTrace it writes only sums of rows that have a trace
 */
export const rollUpSalesDays = async ({ least = WORTH_SUMMING } = {}): Promise<number> => {
  const organizationIds = await withLookup({}, listOrganizationsToKeep)
  let summed = 0
  for (let first = 0; first < organizationIds.length; first += EXAMINED_AT_ONCE) {
    const examined = organizationIds.slice(first, first + EXAMINED_AT_ONCE)
    const rollups = await withEachOrganization(examined, (tx, organizationId) =>
      findSalesRollup(tx, { organizationId, most: least }),
    )
    for (const [index, organizationId] of examined.entries()) {
      const rollup = rollups[index]
      if (!rollup) continue
      const isSummed = isDue(rollup, least)
      if (isSummed) summed += 1
      // A failure in one organization must not stop the others; that organization is retried in a minute.
      await (isSummed ? rollUpOne(organizationId, rollup) : forget(organizationId, rollup)).catch(
        (error: unknown) =>
          logger.error({ organizationId, ...describeError(error) }, 'sales figures were not summed'),
      )
    }
  }
  return summed
}

const isDue = ({ closedUntil, openDay, firstDay, isChanged, recent }: SalesRollup, least: number): boolean =>
  closedUntil === null
    ? recent >= least && firstDay !== null && firstDay < openDay
    : isChanged || addDays(closedUntil, 1) !== openDay

const forget = async (organizationId: string, { isChanged }: SalesRollup): Promise<void> => {
  if (isChanged)
    await withTransaction({ organizationId }, (tx) => deleteUnusedSalesDayChanges(tx, organizationId))
}

const rollUpOne = async (organizationId: string, { closedUntil, firstDay }: SalesRollup): Promise<void> => {
  if (closedUntil === null && firstDay !== null)
    await withTransaction({ organizationId }, (tx) =>
      insertSalesRollup(tx, { organizationId, closedUntil: addDays(firstDay, -1) }),
    )
  for (let step = 0; step < MOST_STEPS; step += 1)
    if (!(await withWritingSnapshot(organizationId, (tx) => sumSome(tx, organizationId)))) return
}

/** Returns false if nothing is left to sum. */
const sumSome = async (tx: Connection, organizationId: string): Promise<boolean> => {
  const rollup = await lockSalesRollup(tx, organizationId)
  if (!rollup) return false
  const { closedUntil, openDay } = rollup
  if (closedUntil >= openDay) {
    // The database's clock was ahead. Changes of these days leave no note, as they are not over.
    await deleteSalesDays(tx, { organizationId, startDate: openDay })
    await updateSalesRollup(tx, { organizationId, closedUntil: addDays(openDay, -1) })
    return true
  }
  const changed = await listChangedSalesDays(tx, { organizationId, until: closedUntil, limit: MOST_CHANGED })
  for (const { kind, day, ids } of changed) {
    await updateSalesDays(tx, { organizationId, kind, days: { startDate: day, endDate: day } })
    await deleteSalesDayChanges(tx, { organizationId, ids })
  }
  const startDate = addDays(closedUntil, 1)
  if (startDate >= openDay) return changed.length === MOST_CHANGED
  const [last, furthest] = [addDays(openDay, -1), addDays(closedUntil, MOST_NEW)]
  const days = { startDate, endDate: last < furthest ? last : furthest }
  for (const kind of SALES_DAY_KINDS) await updateSalesDays(tx, { organizationId, kind, days })
  await deleteSalesDayChangesOf(tx, { organizationId, days })
  await updateSalesRollup(tx, { organizationId, closedUntil: days.endDate })
  return true
}
