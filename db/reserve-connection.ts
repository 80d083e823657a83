import type { Connection } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { discardPool, type Pool, waitForConnection } from './pool.ts'

/** Connection that only one transaction uses, from its BEGIN to its end. */
export type Reserved = {
  sql: Connection
  loss: Promise<never>
  /** Settles when the server responds to BEGIN. */
  begun: Promise<unknown>
  /**
   * Stops watching for a connection loss. Called after the transaction, because the driver may then give the
   * connection to other callers.
   */
  forget: () => void
}

/**
 * The driver's internal connection, which it passes to `onexecute`. It is used directly, because the driver's
 * `begin` waits for the response to BEGIN, and its `reserve` never resolves on a new connection without
 * `fetch_types`.
 */
type DriverConnection = {
  /** Returns whether the connection takes another statement before the next response. */
  execute: (query: DriverQuery) => boolean
  /** Called after each response inside the transaction; while it is set, nobody else gets the connection. */
  reserved: (() => void) | null
  onclose: ((error: Error) => void) | null
}

type DriverQuery = PromiseLike<unknown> & { handler: (query: DriverQuery) => void }

/**
 * Sends BEGIN, followed by `mode`, as soon as the pool has a free connection. Returns undefined if the pool
 * is discarded first.
 * @throws a connection loss at `endsAt` (`performance.now()`)
 */
export const reserveConnection = (
  pool: Pool,
  { mode, endsAt }: { mode: string; endsAt: number },
): Promise<Reserved | undefined> =>
  new Promise((resolve, reject) => {
    let isOver = false
    let isReserved = false
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      stopWaiting()
      settle()
    }
    const stopWaiting = waitForConnection(endsAt, (error) =>
      end(() => (error ? reject(error) : resolve(undefined))),
    )
    const onexecute = (connection: DriverConnection) => {
      isReserved = true
      const reserved = onlyFor(pool, connection)
      if (isOver) void giveBack(reserved)
      else end(() => resolve({ ...reserved, begun }))
    }
    const options: object = { onexecute }
    const begun = pool.driver.unsafe(`begin ${mode}`, [], options).execute()
    begun.then(
      () => {
        // The driver skips `onexecute` on a congested socket. Others could then use the open transaction.
        if (!isReserved) discardPool(pool)
      },
      (error) => {
        if (isConnectionLoss(error)) discardPool(pool)
        end(() => (isConnectionLoss(error) ? resolve(undefined) : reject(error)))
      },
    )
  })

const giveBack = async ({ sql, forget }: Pick<Reserved, 'sql' | 'forget'>) => {
  forget()
  await sql`rollback`.catch(() => undefined)
}

/**
 * Routes the statements of one caller to the connection; the driver takes it back when the transaction ends.
 */
const onlyFor = (pool: Pool, connection: DriverConnection): Omit<Reserved, 'begun'> => {
  const loss = Promise.withResolvers<never>()
  loss.promise.catch(() => undefined)
  let isForgotten = false
  connection.onclose = (error) => {
    if (isForgotten) return
    discardPool(pool)
    loss.reject(error)
  }
  const queue: DriverQuery[] = []
  let isFull = false
  const send = (query: DriverQuery) => {
    if (isFull) queue.push(query)
    else isFull = !connection.execute(query)
  }
  connection.reserved = () => {
    isFull = false
    while (queue[0] && !isFull) send(queue.shift() as DriverQuery)
  }
  return {
    sql: routed(pool.driver as Connection, send),
    loss: loss.promise,
    forget: () => {
      isForgotten = true
    },
  }
}

const routed = (driver: Connection, send: DriverQuery['handler']): Connection => {
  const route = <Q>(query: Q): Q => {
    if (query instanceof Promise) Object.assign(query, { handler: send })
    return query
  }
  return new Proxy(driver, {
    apply: (target, self, args) => route(Reflect.apply(target, self, args)),
    get: (target, name) =>
      name === 'unsafe'
        ? (...args: Parameters<Connection['unsafe']>) => route(target.unsafe(...args))
        : Reflect.get(target, name),
  })
}
