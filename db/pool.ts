import { setTimeout as pause } from 'node:timers/promises'
import { getEnv } from '#lib/config/env'
import { connect, STATEMENT_TIMEOUT_MS } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'

/** Pause between two attempts to reach a database that is away. Milliseconds. */
const PROBE_EVERY_MS = 100
/** Grace period for transactions of a discarded pool that the server still answers. Milliseconds. */
const LINGER_MS = STATEMENT_TIMEOUT_MS
/**
 * Longer than a single attempt to connect: without a failure for this long nobody has asked. Milliseconds.
 */
const FORGOTTEN_AFTER_MS = 6_000

type Driver = ReturnType<typeof connect>

/**
 * A pool of connections. When it is new, or one of its connections has closed, all wait for a single probe: a
 * server that is coming back meets one handshake of this process, not one per connection.
 */
export type Pool = {
  readonly driver: Driver
  /** Transactions that have one of its connections. */
  inUse: number
  /** The database answered, and no connection has closed since. */
  isReady: boolean
  /** It makes no connection any more. */
  isDiscarded: boolean
  /** Settles when the database answers. */
  readonly answers: () => Promise<void>
}

type State = {
  current: Pool | undefined
  /** Start of the present outage, and the last failure to reach the database in it. */
  outage: { since: number; failedAt: number } | undefined
  failures: number
  /** Whoever waits for a connection of the current pool: called when it is discarded. */
  readonly waiting: Set<() => void>
}

// The screens are bundled with a copy of this module of their own. Pool and outage belong to the process: two
// copies would need twice the connections, and one would answer 500 for an outage the other has seen end.
const SHARED = Symbol.for('origination.database-pool')
const shared = globalThis as { [SHARED]?: State }
shared[SHARED] ??= { current: undefined, outage: undefined, failures: 0, waiting: new Set() }
const state = shared[SHARED]

/** No connection came within DATABASE_WAIT_MS. */
class NoConnectionError extends Error {
  readonly code = 'CONNECT_TIMEOUT'
}

export const noConnection = (): Error => {
  state.failures += 1
  return new NoConnectionError('no connection to the database came in time')
}

/**
 * Returns the end of the wait for a connection, on the clock of `performance.now()`. In an outage that has
 * lasted as long already nobody waits much longer, since a request asks for several connections.
 */
export const waitsUntil = (): number => {
  const [now, waitMs] = [performance.now(), getEnv().DATABASE_WAIT_MS]
  if (!state.outage || now - state.outage.failedAt > FORGOTTEN_AFTER_MS) return now + waitMs
  return Math.max(state.outage.since + waitMs, now + PROBE_EVERY_MS)
}

/**
 * Returns the pool once the database answers it, opening another one after a loss.
 * @throws an error that is a connection loss, where that takes longer than until `endsAt`
 */
export const readyPool = async (endsAt: number): Promise<Pool> => {
  for (;;) {
    const pool = currentPool()
    if (pool.isReady) return pool
    try {
      await before(endsAt, pool.answers())
      return pool
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      const left = endsAt - performance.now()
      if (left <= 0) throw error
      await pause(Math.min(left, PROBE_EVERY_MS))
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
      // The driver would connect again for each of those who wait, all at once.
      if (state.waiting.size > 0) discardPool(pool)
    },
  })
  const probe = async () => {
    try {
      await driver`select 1`
      pool.isReady = true
      state.outage = undefined
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

/** Settles as `promise` does, or fails as a connection loss at `endsAt`. */
export const before = <T>(endsAt: number, promise: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(noConnection()), Math.max(0, endsAt - performance.now()))
    promise.then(resolve, reject).then(() => clearTimeout(timer))
  })

/**
 * Takes a pool out of use, since the server went away under it. Whoever waits for one of its connections
 * leaves at once; what the server still answers may end.
 */
export const discardPool = (broken: Pool): void => {
  if (state.current !== broken) return
  state.current = undefined
  broken.isDiscarded = true
  const now = performance.now()
  state.outage = { since: state.outage?.since ?? now, failedAt: now }
  state.failures += 1
  const leaving = [...state.waiting]
  state.waiting.clear()
  for (const leave of leaving) leave()
  void endUnused(broken)
}

/** The driver would go on trying to connect for whoever still waits in its queue: it is ended at once. */
const endUnused = async (pool: Pool) => {
  const until = performance.now() + LINGER_MS
  while (pool.inUse > 0 && performance.now() < until) await pause(PROBE_EVERY_MS)
  await pool.driver.end({ timeout: 0 }).catch(() => undefined)
}

/**
 * Waits for a connection of the current pool: `leave` is called when the pool is discarded, or with an error
 * at `endsAt`. Returns how to stop waiting.
 */
export const waitForConnection = (endsAt: number, leave: (error?: Error) => void): (() => void) => {
  const leaveForAnother = () => leave()
  const timer = setTimeout(() => leave(noConnection()), Math.max(0, endsAt - performance.now()))
  state.waiting.add(leaveForAnother)
  return () => {
    clearTimeout(timer)
    state.waiting.delete(leaveForAnother)
  }
}

/** Closes the pool; the next use opens another. */
export const closePool = async (): Promise<void> => {
  const closing = state.current
  state.current = undefined
  await closing?.driver.end({ timeout: 5 })
}

/** Whether the database answered when it was last asked, and no connection has closed since. */
export const isDatabaseReady = (): boolean => state.current?.isReady === true

/** Count of lost pools and of waits in vain since the start of the process. */
export const databaseFailures = (): number => state.failures

/** Whether the database answers within DATABASE_WAIT_MS. */
export const databaseAnswers = (): Promise<boolean> =>
  readyPool(waitsUntil()).then(
    () => true,
    () => false,
  )

/** Whether so many transactions wait for a connection that more of them only wait longer. */
export const isDatabaseBusy = (): boolean => state.waiting.size >= 2 * getEnv().DATABASE_POOL

/** Size of the pool, and the transactions that have a connection or wait for one. */
export const poolFigures = (): { size: number; inUse: number; waiting: number } => ({
  size: getEnv().DATABASE_POOL,
  inUse: state.current?.inUse ?? 0,
  waiting: state.waiting.size,
})
