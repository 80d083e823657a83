import { AsyncLocalStorage } from 'node:async_hooks'
import { getEnv } from '#lib/config/env.ts'
import { outsideSpans } from '#lib/config/tracing.ts'

/** `since` is the `performance.now()` time from which at least one wait has been under way. */
type Waits = { readonly startedAt: number; waitedMs: number; underWay: number; since: number }

// The screens are bundled with their own copy of this module.
const SHARED = Symbol.for('origination.request-waits')
const shared = globalThis as { [SHARED]?: AsyncLocalStorage<Waits> }
shared[SHARED] ??= new AsyncLocalStorage()
const requests = shared[SHARED]

/** Runs the work of one request, whose waits for connections share the limit of DATABASE_WAIT_MS. */
export const asOneRequest = <T>(work: () => T): T =>
  requests.run({ startedAt: performance.now(), waitedMs: 0, underWay: 0, since: 0 }, work)

/** Runs work that outlives the current request, or that also serves others. */
export const outsideRequests = <T>(work: () => T): T => outsideSpans(() => requests.exit(work))

/** Later waits belong to a download, or to a timer that the request started. */
const sharedForMs = () => Math.max(5_000, 2 * getEnv().DATABASE_WAIT_MS)

/** Returns how long the current request has waited for connections; 0 outside a request and in a long one. */
export const waitedMs = (): number => {
  const waits = requests.getStore()
  const now = performance.now()
  if (!waits || now - waits.startedAt >= sharedForMs()) return 0
  return waits.waitedMs + (waits.underWay > 0 ? now - waits.since : 0)
}

/** Counts the time until `wait` settles; waits at the same time count once. */
export const countWait = async <T>(wait: PromiseLike<T>): Promise<T> => {
  const waits = requests.getStore()
  if (!waits) return wait
  if (waits.underWay === 0) waits.since = performance.now()
  waits.underWay += 1
  try {
    return await wait
  } finally {
    waits.underWay -= 1
    if (waits.underWay === 0) waits.waitedMs += performance.now() - waits.since
  }
}
