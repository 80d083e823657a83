import { LRUCache } from 'lru-cache'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'

/** Cache lifetime of a count above COUNT_CEILING; shorter with a status filter, because statuses change. */
const CACHE_MS = 3_600_000
const STATUS_CACHE_MS = 60_000
const MAX_ENTRIES = 5_000

const cache = new LRUCache<string, true>({ max: MAX_ENTRIES })

/** Returns COUNT_CEILING + 1 if a count above the ceiling is cached; otherwise runs the slow `count`. */
export const cachedCount = async (
  filter: { list: string; organizationId: string; [narrowed: string]: unknown },
  count: () => Promise<number>,
): Promise<number> => {
  const key = JSON.stringify(filter)
  if (cache.has(key)) return COUNT_CEILING + 1
  const result = await count()
  if (result > COUNT_CEILING) cache.set(key, true, { ttl: canChange(filter) ? STATUS_CACHE_MS : CACHE_MS })
  return result
}

const canChange = ({ statuses, view }: Record<string, unknown>) =>
  statuses !== undefined || view !== undefined
