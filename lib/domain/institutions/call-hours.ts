import { type CallFigures, REPORT_OPERATION } from './call-figures.ts'

/** A call of an organization to an institution, or a report from it (`REPORT_OPERATION`). */
export type NotedCall = {
  institutionCode: string
  operation: string
  at: Date
  durationMs: number
  ok: boolean
  code: string | null
}

/** `buckets` counts calls by duration (see `durationOf`). */
export type OperationTally = { calls: number; failed: number; buckets: Record<string, number> }

/** Calls to one institution during `hours` hours from `startsAt`, a multiple of them in UTC. */
export type CallHours = {
  institutionCode: string
  hours: number
  startsAt: Date
  operations: Record<string, OperationTally>
  /** By reason code; `lastAt` is in milliseconds. */
  refusals: Record<string, { calls: number; lastAt: number }>
  reports: number
}

const HOUR_MS = 3_600_000
/** A bucket is 2.2 % wide, so the duration in its middle is wrong by 1.1 % at most. */
const BUCKETS_PER_DOUBLING = 32
const NO_TIME = -1

const bucketOf = (durationMs: number): number =>
  durationMs < 1 ? NO_TIME : Math.floor(Math.log2(durationMs) * BUCKETS_PER_DOUBLING)

const durationOf = (bucket: number): number =>
  bucket === NO_TIME ? 0 : Math.round(2 ** ((bucket + 0.5) / BUCKETS_PER_DOUBLING))

export const spanStart = (at: Date, hours: number): Date =>
  new Date(Math.floor(at.getTime() / (hours * HOUR_MS)) * hours * HOUR_MS)

/** Sums calls per institution and span. */
export const tallyCalls = (calls: readonly NotedCall[], hours: number): CallHours[] =>
  inSpans(calls, { hours, instantOf: ({ at }) => at, add: addCall })

/** Sums shorter spans per institution and longer span. */
export const mergeCallHours = (parts: readonly CallHours[], hours: number): CallHours[] =>
  inSpans(parts, { hours, instantOf: ({ startsAt }) => startsAt, add: addHours })

/** Sums everything into one; the institution and the start are those of the first part. */
export const sumCallHours = (parts: readonly CallHours[]): CallHours => {
  const whole: CallHours = {
    institutionCode: parts[0]?.institutionCode ?? '',
    hours: 0,
    startsAt: parts[0]?.startsAt ?? new Date(0),
    operations: {},
    refusals: {},
    reports: 0,
  }
  for (const part of parts) addHours(whole, part)
  return whole
}

/** Counts and percentiles; each duration is the middle of its bucket. */
export const figuresOfTallies = (tallies: readonly OperationTally[]): CallFigures => {
  const counts = new Map<number, number>()
  for (const { buckets } of tallies)
    for (const [bucket, calls] of Object.entries(buckets))
      counts.set(Number(bucket), (counts.get(Number(bucket)) ?? 0) + calls)
  const sorted = [...counts].sort(([a], [b]) => a - b)
  return {
    calls: tallies.reduce((sum, { calls }) => sum + calls, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    p50Ms: percentileOf(sorted, 0.5),
    p95Ms: percentileOf(sorted, 0.95),
  }
}

type Spans<T> = { hours: number; instantOf: (part: T) => Date; add: (to: CallHours, part: T) => void }

const inSpans = <T extends { institutionCode: string }>(
  parts: readonly T[],
  { hours, instantOf, add }: Spans<T>,
): CallHours[] => {
  const spans = new Map<string, CallHours>()
  for (const part of parts) {
    const { institutionCode } = part
    const startsAt = spanStart(instantOf(part), hours)
    const key = `${institutionCode} ${startsAt.getTime()}`
    const span = spans.get(key) ?? { ...sumCallHours([]), institutionCode, hours, startsAt }
    add(span, part)
    spans.set(key, span)
  }
  return [...spans.values()]
}

const addCall = (to: CallHours, { operation, at, durationMs, ok, code }: NotedCall): void => {
  if (operation === REPORT_OPERATION) to.reports += 1
  else {
    addTally(to, operation, { calls: 1, failed: ok ? 0 : 1, buckets: { [bucketOf(durationMs)]: 1 } })
    if (ok && code !== null) addRefusals(to, code, { calls: 1, lastAt: at.getTime() })
  }
}

const addHours = (to: CallHours, { operations, refusals, reports }: CallHours): void => {
  for (const [operation, tally] of Object.entries(operations)) addTally(to, operation, tally)
  for (const [code, refused] of Object.entries(refusals)) addRefusals(to, code, refused)
  to.reports += reports
}

const addTally = (
  { operations }: CallHours,
  operation: string,
  { calls, failed, buckets }: OperationTally,
) => {
  const tally = operations[operation] ?? { calls: 0, failed: 0, buckets: {} }
  operations[operation] = tally
  tally.calls += calls
  tally.failed += failed
  for (const [bucket, count] of Object.entries(buckets))
    tally.buckets[bucket] = (tally.buckets[bucket] ?? 0) + count
}

const addRefusals = (
  { refusals }: CallHours,
  code: string,
  { calls, lastAt }: CallHours['refusals'][string],
): void => {
  const refused = refusals[code] ?? { calls: 0, lastAt: 0 }
  refusals[code] = { calls: refused.calls + calls, lastAt: Math.max(refused.lastAt, lastAt) }
}

/** Interpolates like Postgres's `percentile_cont`. */
const percentileOf = (sorted: readonly (readonly [bucket: number, calls: number])[], part: number) => {
  const total = sorted.reduce((sum, [, calls]) => sum + calls, 0)
  if (total === 0) return null
  const place = part * (total - 1)
  const [low, high] = [durationAt(sorted, Math.floor(place)), durationAt(sorted, Math.ceil(place))]
  return low + (place - Math.floor(place)) * (high - low)
}

const durationAt = (sorted: readonly (readonly [bucket: number, calls: number])[], place: number): number => {
  let before = 0
  for (const [bucket, calls] of sorted) {
    before += calls
    if (place < before) return durationOf(bucket)
  }
  throw new Error('there are not so many calls')
}
