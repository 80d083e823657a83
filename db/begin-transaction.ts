import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Connection, discardPool, getPool, onDiscard } from './client.ts'
import { endsConnection, isConnectionLoss } from './connection-loss.ts'

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
  let elsewhere: Promise<T> | undefined
  const left = Promise.withResolvers<T>()
  const stay = onDiscard(() => {
    isOver = true
    elsewhere = beginTransaction(work, mode)
    left.resolve(elsewhere)
  })
  const begun = pool.begin(mode, async (driver) => {
    stay()
    if (isOver) throw new Error('this transaction began on another pool')
    const tx = new Proxy(driver as Connection, {
      apply: (target, self, args) => (isOver ? forever() : Reflect.apply(target, self, args)),
    })
    try {
      const result = await work(tx)
      return isOver ? await forever() : result
    } catch (error) {
      // One turn of the event loop later it is known whether the error was the end of the connection.
      await nextTurn()
      if (isOver || endsConnection(error)) await forever()
      throw error
    }
  })
  begun.catch((error) => {
    stay()
    isOver = true
    if (isConnectionLoss(error)) discardPool(pool)
  })
  const here = (begun as Promise<T>).catch((error: unknown) => elsewhere ?? Promise.reject(error))
  return Promise.race([here, left.promise])
}

/** The driver ends the transaction by itself when the connection closes; until then it hears nothing. */
const forever = () => new Promise<never>(() => undefined)
