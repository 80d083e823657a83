import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { listConsultStageTimes, listProposalStageTimes } from '#db/queries/home/stage-times.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { ObservedTime } from '#lib/domain/home/normal-time.ts'
import type { Context } from '#lib/services/context.ts'

const DAY_MS = 86_400_000
const WINDOW_MS = 30 * DAY_MS
/** Lifetime of a cache entry; stage times change slowly. */
const LIFE_MS = 10 * 60_000
const MOST_ORGANIZATIONS = 1_000
const SAMPLE = 500

const cache = new Map<string, { at: Date; times: readonly ObservedTime[] }>()

/** Returns the p90 time per status of the latest 500 proposals and 500 consults of the last 30 days. */
export const observedTimes = async (
  tx: Connection,
  { organizationId, now }: Pick<Context, 'organizationId' | 'now'>,
): Promise<readonly ObservedTime[]> => {
  const cached = cache.get(organizationId)
  if (cached && Math.abs(now.getTime() - cached.at.getTime()) < LIFE_MS) return cached.times
  const since = afterMs(now, -WINDOW_MS)
  const [proposals, consults] = await Promise.all([
    listProposalStageTimes(tx, { organizationId, since, proposals: SAMPLE }),
    listConsultStageTimes(tx, { organizationId, consults: SAMPLE, newerThan: firstIdOf(since) }),
  ])
  const times = [...proposals, ...consults]
  if (cache.size >= MOST_ORGANIZATIONS) cache.clear()
  cache.set(organizationId, { at: now, times })
  return times
}
