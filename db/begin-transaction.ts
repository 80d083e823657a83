import { setImmediate as nextTurn } from 'node:timers/promises'
import { isWithinSpan } from '#lib/config/tracing.ts'
import {
  type Connection,
  isBehindPooler,
  PLANNER_SETTINGS,
  SILENT_TRANSACTION_MS,
  STATEMENT_TIMEOUT_MS,
} from './client.ts'
import { endsConnection, isConnectionLoss } from './connection-loss.ts'
import { isTemplate } from './lazy-statement.ts'
import { connectDeadline, connectTimeout, discardPool, type Pool, readyPool, withDeadline } from './pool.ts'
import { countWait } from './request-waits.ts'
import { type Reserved, reserveConnection } from './reserve-connection.ts'
import { APP_ROLE } from './roles.ts'
import { likeDriver, routedSql } from './routed-sql.ts'
import { traceStatement } from './trace-statement.ts'

export type TransactionMode = {
  /** Text after BEGIN: a transaction mode and, after a semicolon, settings. Must not contain user input. */
  sql?: string
  /** False if the work must not run twice. Such work starts only after the response to BEGIN. */
  isRepeatable?: boolean
  /** True if the work only reads: it runs again even if its end may have been received before the loss. */
  isReadOnly?: boolean
}

/**
 * Runs a transaction so that the process survives the loss of its connection. After a loss, the driver
 * (3.4.9) would write to the dead socket, crash the process (porsager/postgres#1208) and never settle queued
 * statements (#1186). So it gets no further statement: the caller gets the error, and the pool is replaced.
 * The first statements are sent with BEGIN, which saves a round trip. The work runs again after a deadlock,
 * after a migration that changed the columns of a prepared statement, and after a loss before the response to
 * BEGIN, because nothing can have been committed then.
 * @throws a connection loss when no pool provides a connection within DATABASE_WAIT_MS
 */
export const beginTransaction = async <T>(
  work: (tx: Connection) => Promise<T>,
  { sql = '', isRepeatable = true, isReadOnly = false }: TransactionMode = {},
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOf({ work, isRepeatable, isReadOnly }, sql)
    } catch (error) {
      if (!isRepeatable || attempt === MOST_ATTEMPTS || !passes(error)) throw error
    }
  }
}

const MOST_ATTEMPTS = 3
const DEADLOCK = '40P01'
/** Postgres routine that rejects a prepared statement after a migration changed its columns. */
const STALE_STATEMENT = 'RevalidateCachedQuery'

const passes = (error: unknown): boolean => {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === DEADLOCK || routine === STALE_STATEMENT
}

const attemptOf = async <T>(work: Work<T>, mode: string): Promise<T> => {
  const endsAt = connectDeadline()
  for (;;) {
    const pool = await readyPool(endsAt)
    const reserved = await countWait(reserveConnection(pool, { mode, endsAt }))
    const outcome = reserved ? await runOn(pool, reserved, { ...work, endsAt }) : LOST_AT_BEGIN
    if (outcome !== LOST_AT_BEGIN) return outcome
    if (performance.now() >= endsAt) throw connectTimeout()
  }
}

const LOST_AT_BEGIN = Symbol('lost at begin')

type Work<T> = { work: (tx: Connection) => Promise<T>; isRepeatable: boolean; isReadOnly: boolean }

type Progress = { isLost: boolean; isEnding: boolean; firstError: unknown }

const runOn = async <T>(
  pool: Pool,
  reserved: Reserved,
  { work, isRepeatable, isReadOnly, endsAt }: Work<T> & { endsAt: number },
): Promise<T | typeof LOST_AT_BEGIN> => {
  const progress: Progress = { isLost: false, isEnding: false, firstError: undefined }
  const { begun, failure } = reserved
  let hasBegun = false
  begun.then(
    () => {
      hasBegun = true
    },
    () => undefined,
  )
  failure.catch(() => {
    progress.isLost = true
  })
  pool.inUse += 1
  try {
    if (isBehindPooler() || !isRepeatable)
      await countWait(withDeadline(endsAt, Promise.race([begun, failure])))
    return await Promise.race([runStatements(reserved, progress, work), failure])
  } catch (error) {
    if (!isConnectionLoss(error)) throw error
    discardPool(pool)
    if (hasBegun || (progress.isEnding && !isReadOnly)) throw error
    return LOST_AT_BEGIN
  } finally {
    reserved.forget()
    pool.inUse -= 1
  }
}

const runStatements = async <T>(
  reserved: Reserved,
  progress: Progress,
  work: (tx: Connection) => Promise<T>,
): Promise<T> => {
  const sql = routedSql(reserved.driver, reserved.send)
  if (isBehindPooler()) takeRole(sql)
  const outcome = await unlessLost(progress, started(work, callerOf(reserved, progress))).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  progress.isEnding = true
  const isGood = 'result' in outcome && progress.firstError === undefined
  const ended = await unlessLost(progress, isGood ? sql`commit` : sql`rollback`)
  if ('error' in outcome) throw causeOf(outcome.error, progress)
  // After a failed statement, Postgres turns the commit into a rollback without an error.
  if (progress.firstError !== undefined) throw progress.firstError
  if (ended.command !== 'COMMIT') throw new Error('the database rolled the transaction back')
  return outcome.result
}

/** Turns a synchronous throw into a rejection, so that the transaction is rolled back. */
const started = async <T>(work: (tx: Connection) => Promise<T>, tx: Connection): Promise<T> => work(tx)

const callerOf = ({ driver, send }: Reserved, progress: Progress): Connection => {
  const sql = routedSql(driver, (query) => {
    const { reject } = query
    query.reject = (error) => {
      progress.firstError ??= error
      reject(error)
    }
    send(query)
  })
  return likeDriver(sql, {
    call: (...args) => {
      if (progress.isLost) return forever()
      if (progress.isEnding) throw new Error('a statement was sent after the end of its transaction')
      const statement = sql(...args)
      return isTemplate(args[0]) && isWithinSpan() ? traceStatement(statement, args[0]) : statement
    },
    unsafe: sql.unsafe,
  })
}

/** Settles like `promise`, but never after a connection loss, which is known a turn after its first error. */
const unlessLost = async <T>(progress: Progress, promise: PromiseLike<T>): Promise<T> => {
  try {
    const result = await promise
    return progress.isLost ? await forever() : result
  } catch (error) {
    await nextTurn()
    if (progress.isLost || endsConnection(error)) await forever()
    throw error
  }
}

const IN_FAILED_TRANSACTION = '25P02'

const causeOf = (error: unknown, { firstError }: Progress) =>
  firstError !== undefined && (error as { code?: unknown } | null)?.code === IN_FAILED_TRANSACTION
    ? firstError
    : error

/** Leaves the settings unawaited to pipeline the first statement; a failure aborts the transaction. */
const takeRole = (sql: Connection) => {
  const settings = {
    role: APP_ROLE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
    ...PLANNER_SETTINGS,
  }
  const statements = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
  sql.unsafe(statements.join(';')).catch(() => undefined)
}

/** Returns a promise that never settles, so that work awaiting it sends nothing on the dead connection. */
const forever = () => new Promise<never>(() => undefined)
