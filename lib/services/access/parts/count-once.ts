import { COUNT_CEILING } from '#lib/domain/count-ceiling'

/** How long it is remembered that a list is too long to count: of what never changes, and of a status. */
const REMEMBERED_MS = 3_600_000
const STATUS_REMEMBERED_MS = 60_000
const MOST = 5_000

const beyond = new Map<string, number>()

/**
 * How many rows a list has, counted to one beyond the ceiling. That it is beyond is remembered by this
 * process: rows are added and hardly ever taken away, so it stays true, and counting ten thousand rows each
 * time would be most of what a page costs.
 */
export const countOnce = async (
  filter: { list: string; organizationId: string; [narrowed: string]: unknown },
  count: () => Promise<number>,
): Promise<number> => {
  const key = JSON.stringify(filter)
  const until = beyond.get(key)
  if (until !== undefined && until > performance.now()) return COUNT_CEILING + 1
  beyond.delete(key)
  const counted = await count()
  if (counted > COUNT_CEILING) remember(key, canChange(filter) ? STATUS_REMEMBERED_MS : REMEMBERED_MS)
  return counted
}

const canChange = ({ statuses, view }: Record<string, unknown>) =>
  statuses !== undefined || view !== undefined

const remember = (key: string, ms: number) => {
  beyond.set(key, performance.now() + ms)
  const [oldest] = beyond.keys()
  if (beyond.size > MOST && oldest !== undefined) beyond.delete(oldest)
}
