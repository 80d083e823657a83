import type { Connection } from '#db/client.ts'
import {
  deleteCallHours,
  deleteOldCallHours,
  findCallsClosedUntil,
  hasInstitutionCalls,
  insertCallHours,
  listCallHours,
  listNotedCalls,
  updateCallsClosedUntil,
} from '#db/queries/institutions/institution-call-hours.ts'
import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { mergeCallHours, spanStart, tallyCalls } from '#lib/domain/institutions/call-hours.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LONG_HOURS = 6
/** A call is noted when it ends, within seconds; an hour is summed once nobody can add to it. */
const SETTLED_AFTER_MS = 10 * 60_000
/** The longest range that screens show is seven days. */
const KEPT_MS = 8 * DAY_MS

/**
 * Sums calls to institutions by past hours and six hours, so that screens need not read each of them.
 * @withoutPermission a scheduled job runs it
 * @withoutTrace it writes only sums of rows that have a trace
 */
export const rollUpInstitutionCalls = async (at: Date): Promise<void> => {
  for (const organizationId of await withLookup({}, listOrganizationsToKeep)) {
    try {
      await rollUpOne(organizationId, at)
    } catch (error) {
      // A failure in one organization must not stop the others; the next run tries again.
      logger.error({ organizationId, ...describeError(error) }, 'calls to institutions were not summed')
    }
  }
}

const rollUpOne = async (organizationId: string, at: Date): Promise<void> => {
  const settled = spanStart(afterMs(at, -SETTLED_AFTER_MS), 1)
  const oldest = spanStart(afterMs(at, -KEPT_MS), LONG_HOURS)
  for (;;) {
    const isDone = await withTransaction({ organizationId }, async (tx) => {
      const closedUntil = await findCallsClosedUntil(tx, organizationId)
      if (closedUntil === null && !(await hasInstitutionCalls(tx, organizationId))) return true
      // The clock of an earlier run was ahead: calls that were noted after it are not in its sums.
      if (closedUntil && closedUntil > settled) await deleteCallHoursFrom(tx, organizationId, settled)
      const from = closedUntil && closedUntil > oldest ? closedUntil : oldest
      if (from >= settled) return true
      const dayLater = afterMs(from, DAY_MS)
      await sumHours(tx, organizationId, { from, until: dayLater < settled ? dayLater : settled })
      await deleteOldCallHours(tx, { organizationId, before: oldest })
      return false
    })
    if (isDone) return
  }
}

const deleteCallHoursFrom = async (tx: Connection, organizationId: string, settled: Date): Promise<void> => {
  await deleteCallHours(tx, { organizationId, hours: 1, from: settled })
  await deleteCallHours(tx, { organizationId, hours: LONG_HOURS, from: spanStart(settled, LONG_HOURS) })
  await updateCallsClosedUntil(tx, { organizationId, closedUntil: settled })
}

const sumHours = async (
  tx: Connection,
  organizationId: string,
  { from, until }: { from: Date; until: Date },
): Promise<void> => {
  await insertCallHours(
    tx,
    organizationId,
    tallyCalls(await listNotedCalls(tx, { organizationId, from, until }), 1),
  )
  const longSpans = { from: spanStart(from, LONG_HOURS), until: spanStart(until, LONG_HOURS) }
  const hours = await listCallHours(tx, { organizationId, hours: 1, ...longSpans })
  await insertCallHours(tx, organizationId, mergeCallHours(hours, LONG_HOURS))
  await updateCallsClosedUntil(tx, { organizationId, closedUntil: until })
}
