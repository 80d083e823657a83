import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'

/** Lifetime of a cached "beyond the ceiling"; shorter under a status filter, because rows can leave it. */
const REMEMBERED_MS = 3_600_000
const STATUS_REMEMBERED_MS = 60_000
const MOST = 5_000

const beyond = new Map<string, number>()

/** Counts rows up to one past COUNT_CEILING; "past it" is cached because counting dominates a page's cost. */
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
