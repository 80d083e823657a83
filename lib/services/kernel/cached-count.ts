import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'

/** Cache lifetime of a count above COUNT_CEILING; shorter with a status filter, because statuses change. */
const CACHE_MS = 3_600_000
const STATUS_CACHE_MS = 60_000
const MAX_ENTRIES = 5_000

const cache = new Map<string, number>()

/** Returns COUNT_CEILING + 1 if a count above the ceiling is cached; otherwise runs the slow `count`. */
export const cachedCount = async (
  filter: { list: string; organizationId: string; [narrowed: string]: unknown },
  count: () => Promise<number>,
): Promise<number> => {
  const key = JSON.stringify(filter)
  const until = cache.get(key)
  if (until !== undefined && until > performance.now()) return COUNT_CEILING + 1
  cache.delete(key)
  const result = await count()
  if (result > COUNT_CEILING) cacheExcess(key, canChange(filter) ? STATUS_CACHE_MS : CACHE_MS)
  return result
}

const canChange = ({ statuses, view }: Record<string, unknown>) =>
  statuses !== undefined || view !== undefined

const cacheExcess = (key: string, ms: number) => {
  cache.set(key, performance.now() + ms)
  const [oldest] = cache.keys()
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest)
}
