import { setTimeout as pause } from 'node:timers/promises'
import { getEnv } from '#lib/config/env.ts'
import { connect, STATEMENT_TIMEOUT_MS } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { countWait, waitedMs } from './request-waits.ts'

const PROBE_EVERY_MS = 100
/** Grace period for in-flight transactions of a discarded pool. */
const LINGER_MS = STATEMENT_TIMEOUT_MS
/** An outage is over after this time without a failed attempt. Must be longer than one attempt takes. */
const FORGOTTEN_AFTER_MS = 6_000

type Driver = ReturnType<typeof connect>

/** A pool that is new or lost a connection is probed once for all callers, to spare the server handshakes. */
export type Pool = {
  readonly driver: Driver
  inUse: number
  isReady: boolean
  isDiscarded: boolean
  readonly answers: () => Promise<void>
}

type State = {
  current: Pool | undefined
  /** Both times are values of `performance.now()`. */
  outage: { since: number; failedAt: number } | undefined
  failures: number
  readonly waiting: Set<() => void>
}

// The screens are bundled with their own copy of this module, but the process must share one pool and outage.
const SHARED = Symbol.for('origination.database-pool')
const shared = globalThis as { [SHARED]?: State }
shared[SHARED] ??= { current: undefined, outage: undefined, failures: 0, waiting: new Set() }
const state = shared[SHARED]

class NoConnectionError extends Error {
  readonly code = 'CONNECT_TIMEOUT'
}

export const connectTimeout = (): Error => {
  state.failures += 1
  return new NoConnectionError('no connection to the database came in time')
}

/**
 * Returns the `performance.now()` time at which to give up. A request that has waited for DATABASE_WAIT_MS in
 * all, or an outage that lasts longer, leaves time for one probe only.
 */
export const connectDeadline = (): number => {
  const [now, waitMs] = [performance.now(), getEnv().DATABASE_WAIT_MS]
  const { outage } = state
  const outageEndsAt =
    outage && now - outage.failedAt <= FORGOTTEN_AFTER_MS ? outage.since + waitMs : Number.POSITIVE_INFINITY
  const endsAt = Math.min(now + waitMs - waitedMs(), outageEndsAt)
  return Math.max(endsAt, now + PROBE_EVERY_MS)
}

/** Waits for a pool that answers. @throws a connection loss if there is none by `endsAt` (performance.now) */
export const readyPool = (endsAt: number): Pool | Promise<Pool> =>
  state.current?.isReady ? state.current : countWait(answeringPool(endsAt))

const answeringPool = async (endsAt: number): Promise<Pool> => {
  for (;;) {
    const pool = currentPool()
    if (pool.isReady) return pool
    try {
      await withDeadline(endsAt, pool.answers())
      return pool
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      const remainingMs = endsAt - performance.now()
      if (remainingMs <= 0) throw error
      await pause(Math.min(remainingMs, PROBE_EVERY_MS))
    }
  }
}

const currentPool = (): Pool => {
  state.current ??= openPool()
  return state.current
}

const openPool = (): Pool => {
  let probing: Promise<void> | undefined
  const driver = connect({
    isDiscarded: () => pool.isDiscarded,
    onclose: () => {
      pool.isReady = false
      // Without this, the driver would reconnect for all waiting callers at the same time.
      if (state.waiting.size > 0) discardPool(pool)
    },
  })
  const probe = async () => {
    try {
      await driver`select 1`
      pool.isReady = true
      if (state.current === pool) state.outage = undefined
    } catch (error) {
      discardPool(pool)
      throw error
    } finally {
      probing = undefined
    }
  }
  const pool: Pool = {
    driver,
    inUse: 0,
    isReady: false,
    isDiscarded: false,
    answers: () => {
      probing ??= probe()
      probing.catch(() => undefined)
      return probing
    },
  }
  return pool
}

export const withDeadline = <T>(endsAt: number, promise: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(connectTimeout()), Math.max(0, endsAt - performance.now()))
    promise.then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })

/** Sends waiting callers to a new pool immediately; in-flight transactions may still finish. */
export const discardPool = (pool: Pool): void => {
  if (state.current !== pool) return
  state.current = undefined
  pool.isDiscarded = true
  const now = performance.now()
  state.outage = { since: state.outage?.since ?? now, failedAt: now }
  state.failures += 1
  const leaving = [...state.waiting]
  state.waiting.clear()
  for (const leave of leaving) leave()
  void endUnused(pool)
}

/** Ends the driver once it is unused; it would otherwise keep connecting for its queued statements. */
const endUnused = async (pool: Pool) => {
  const until = performance.now() + LINGER_MS
  while (pool.inUse > 0 && performance.now() < until) await pause(PROBE_EVERY_MS)
  await pool.driver.end({ timeout: 0 }).catch(() => undefined)
}

/** Calls `leave` when the pool is discarded, or with an error at `endsAt`. Returns a cancel function. */
export const waitForConnection = (endsAt: number, leave: (error?: Error) => void): (() => void) => {
  const leaveForAnother = () => leave()
  const timer = setTimeout(() => leave(connectTimeout()), Math.max(0, endsAt - performance.now()))
  state.waiting.add(leaveForAnother)
  return () => {
    clearTimeout(timer)
    state.waiting.delete(leaveForAnother)
  }
}

export const closePool = async (): Promise<void> => {
  const closing = state.current
  state.current = undefined
  await closing?.driver.end({ timeout: 5 })
}

export const isDatabaseReady = (): boolean => state.current?.isReady === true

/** Number of discarded pools and of waits that timed out, since the process started. */
export const databaseFailures = (): number => state.failures

/** Returns whether the database answers within DATABASE_WAIT_MS. */
export const databaseAnswers = (): Promise<boolean> =>
  Promise.resolve(readyPool(connectDeadline())).then(
    () => true,
    () => false,
  )

/** Returns whether so many transactions wait for a connection that more would only lengthen the queue. */
export const isDatabaseBusy = (): boolean => state.waiting.size >= 2 * getEnv().DATABASE_POOL

export const poolFigures = (): { size: number; inUse: number; waiting: number } => ({
  size: getEnv().DATABASE_POOL,
  inUse: state.current?.inUse ?? 0,
  waiting: state.waiting.size,
})
