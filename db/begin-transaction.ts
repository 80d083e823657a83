import { setImmediate as nextTurn } from 'node:timers/promises'
import { isWithinSpan } from '#lib/config/tracing'
import {
  type Connection,
  countInUse,
  discardPool,
  getPool,
  isBehindPooler,
  onDiscard,
  SILENT_TRANSACTION_MS,
  STATEMENT_TIMEOUT_MS,
} from './client.ts'
import { endsConnection, isConnectionLoss } from './connection-loss.ts'
import { APP_ROLE } from './roles.ts'
import { traceStatement } from './trace-statement.ts'

/**
 * A transaction of the driver that outlives the loss of its connection. The driver (3.4) would write the next
 * statement, or its own rollback, to a socket that is gone and take the process down with it, and a
 * connection lost while something was about to be written never works again. So from the loss on nothing
 * reaches the driver, the caller gets the error, and the pool is replaced. Who still waits for a connection
 * of the old pool begins on the new one at once, instead of waiting for as long as the driver pauses between
 * its tries. `mode` is what follows `begin` in SQL.
 */
export const beginTransaction = async <T>(work: (tx: Connection) => Promise<T>, mode = ''): Promise<T> => {
  const pool = getPool()
  let isOver = false
  let countEnd = () => {}
  let elsewhere: Promise<T> | undefined
  const left = Promise.withResolvers<T>()
  const stay = onDiscard(() => {
    isOver = true
    elsewhere = beginTransaction(work, mode)
    left.resolve(elsewhere)
  })
  const begun = pool.begin(mode, async (driver) => {
    stay()
    countEnd = countInUse()
    if (isOver) throw new Error('this transaction began on another pool')
    const tx = new Proxy(driver as Connection, {
      apply: (target, self, args) =>
        isOver ? forever() : traced(Reflect.apply(target, self, args), args[0]),
    })
    try {
      if (isBehindPooler()) takeRole(driver as Connection)
      const result = await work(tx)
      return isOver ? await forever() : result
    } catch (error) {
      // One turn of the event loop later it is known whether the error was the end of the connection.
      await nextTurn()
      if (isOver || endsConnection(error)) await forever()
      throw error
    }
  })
  void begun.then(
    () => countEnd(),
    () => countEnd(),
  )
  begun.catch((error) => {
    stay()
    isOver = true
    if (isConnectionLoss(error)) discardPool(pool)
  })
  const here = (begun as Promise<T>).catch((error: unknown) => elsewhere ?? Promise.reject(error))
  return Promise.race([here, left.promise])
}

/** A statement, and neither a name nor values for one, as a span where traces are made. */
const traced = (made: PromiseLike<unknown>, template: unknown) =>
  isWithinSpan() && Array.isArray(template) && 'raw' in template ? traceStatement(made, template) : made

/**
 * What connections of our own have from their start. Not awaited: the first statement travels behind it, and
 * nothing more is done in the transaction where it fails.
 */
const takeRole = (driver: Connection) => {
  const settings = `set local role ${APP_ROLE}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS};
    set local idle_in_transaction_session_timeout = ${SILENT_TRANSACTION_MS}`
  driver.unsafe(settings).catch(() => undefined)
}

/** The driver ends the transaction by itself when the connection closes; until then it hears nothing. */
const forever = () => new Promise<never>(() => undefined)
