import { setImmediate as nextTurn } from 'node:timers/promises'
import { isWithinSpan } from '#lib/config/tracing.ts'
import { type Connection, isBehindPooler, SILENT_TRANSACTION_MS, STATEMENT_TIMEOUT_MS } from './client.ts'
import { endsConnection, isConnectionLoss } from './connection-loss.ts'
import {
  connectDeadline,
  connectTimeout,
  discardPool,
  type Pool,
  readyPool,
  waitForConnection,
} from './pool.ts'
import { APP_ROLE } from './roles.ts'
import { traceStatement } from './trace-statement.ts'

/**
 * Runs a driver transaction that survives the loss of its connection. After a loss the driver (3.4.9) would
 * write the next statement or the rollback to the dead socket and crash the process (porsager/postgres#1208),
 * and it would never settle queued statements (#1186). Therefore nothing reaches the driver after a loss: the
 * caller gets the error and the pool is replaced. Once both issues are closed, `driver.begin` suffices.
 * `mode` is the SQL after `begin`.
 * @throws a connection loss when no pool provides a connection within DATABASE_WAIT_MS
 */
export const beginTransaction = async <T>(work: (tx: Connection) => Promise<T>, mode = ''): Promise<T> => {
  const endsAt = connectDeadline()
  for (;;) {
    const pool = await readyPool(endsAt)
    const outcome = await beginOn(pool, { work, mode, endsAt })
    if (outcome !== POOL_LOST) return outcome
    if (performance.now() >= endsAt) throw connectTimeout()
  }
}

const POOL_LOST = Symbol('left')

type Attempt<T> = { work: (tx: Connection) => Promise<T>; mode: string; endsAt: number }

const beginOn = <T>(pool: Pool, { work, mode, endsAt }: Attempt<T>): Promise<T | typeof POOL_LOST> => {
  let isOver = false
  let hasBegun = false
  const poolLost = Promise.withResolvers<typeof POOL_LOST>()
  const stopWaiting = waitForConnection(endsAt, (error) => {
    isOver = true
    if (error) poolLost.reject(error)
    else poolLost.resolve(POOL_LOST)
  })
  const transaction = pool.driver.begin(mode, async (driver) => {
    stopWaiting()
    if (isOver) throw new Error('this transaction was given up before it began')
    hasBegun = true
    pool.inUse += 1
    const tx = new Proxy(driver as Connection, {
      apply: (target, self, args) =>
        isOver ? forever() : traceIfStatement(Reflect.apply(target, self, args), args[0]),
    })
    try {
      if (isBehindPooler()) takeRole(driver as Connection)
      const result = await work(tx)
      return isOver ? await forever() : result
    } catch (error) {
      // One turn of the event loop passes before it is known whether the error ended the connection.
      await nextTurn()
      if (isOver || endsConnection(error)) await forever()
      throw error
    }
  }) as Promise<T>
  const outcome = transaction
    .catch((error): typeof POOL_LOST => {
      stopWaiting()
      isOver = true
      if (!isConnectionLoss(error)) throw error
      discardPool(pool)
      if (hasBegun) throw error
      return POOL_LOST
    })
    .finally(() => {
      if (hasBegun) pool.inUse -= 1
    })
  return Promise.race([outcome, poolLost.promise])
}

/** The driver's function is also called for identifiers and lists of values, which are not traced. */
const traceIfStatement = (statement: PromiseLike<unknown>, template: unknown) =>
  isWithinSpan() && Array.isArray(template) && 'raw' in template
    ? traceStatement(statement, template)
    : statement

/** The first statement is pipelined behind these settings; their failure aborts the transaction. */
const takeRole = (driver: Connection) => {
  const settings = `set local role ${APP_ROLE}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS};
    set local idle_in_transaction_session_timeout = ${SILENT_TRANSACTION_MS}`
  driver.unsafe(settings).catch(() => undefined)
}

/**
 * Never settles, so that the driver sends no rollback on a dead connection. The server ends the
 * transaction when the connection closes.
 */
const forever = () => new Promise<never>(() => undefined)
