import type { Connection } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { discardPool, type Pool, waitForConnection } from './pool.ts'
import { type DriverQuery, routedSql } from './routed-sql.ts'

/** Connection that only one transaction uses, from its BEGIN to its end. */
export type Reserved = {
  driver: Connection
  send: (query: DriverQuery) => void
  /** Rejects when BEGIN fails or the connection is lost; otherwise never settles. */
  failure: Promise<never>
  begun: Promise<unknown>
  /** Stops watching for a loss after the transaction, because the driver may then reuse the connection. */
  forget: () => void
}

/**
 * The driver's internal connection. It is used directly, because the driver's `begin` waits for the response
 * to BEGIN, and its `reserve` never resolves on a new connection without `fetch_types`.
 */
type DriverConnection = {
  /** Returns whether the connection takes another statement before the next response. */
  execute: (query: DriverQuery) => boolean
  /** The driver calls it after each response; while it is set, nobody else gets the connection. */
  reserved: (() => void) | null
  onclose: ((error: Error) => void) | null
}

/**
 * Returns undefined if the pool is discarded.
 * @throws a connection loss if no connection is free by `endsAt` (performance.now)
 */
export const reserveConnection = (
  pool: Pool,
  { mode, endsAt }: { mode: string; endsAt: number },
): Promise<Reserved | undefined> =>
  new Promise((resolve, reject) => {
    let isOver = false
    const end = (settle: () => void) => {
      if (isOver) return
      isOver = true
      stopWaiting()
      settle()
    }
    const stopWaiting = waitForConnection(endsAt, (error) =>
      end(() => (error ? reject(error) : resolve(undefined))),
    )
    let reserved: ReturnType<typeof onlyFor> | undefined
    const onexecute = (connection: DriverConnection) => {
      const taken = onlyFor(pool, connection)
      reserved = taken
      if (isOver) void giveBack(taken)
      else end(() => resolve({ ...taken, begun }))
    }
    const options: object = { onexecute }
    const begun = pool.driver.unsafe(`begin ${mode}`, [], options).execute()
    // The driver skips `onexecute` on a congested socket, and with more than one connection it also rejects
    // BEGIN. The connection is then not reserved, so other callers could use the open transaction.
    begun.then(
      () => {
        if (!reserved) discardPool(pool)
      },
      (error) => {
        if (isConnectionLoss(error) || !reserved) discardPool(pool)
        else void giveBack(reserved)
        end(() => (isConnectionLoss(error) ? resolve(undefined) : reject(error)))
        reserved?.fail(error)
      },
    )
  })

const giveBack = async ({ driver, send, forget }: Omit<Reserved, 'begun'>) => {
  forget()
  await routedSql(driver, send)`rollback`.catch(() => undefined)
}

const onlyFor = (pool: Pool, connection: DriverConnection) => {
  const { promise: failure, reject: fail } = Promise.withResolvers<never>()
  failure.catch(() => undefined)
  let isForgotten = false
  connection.onclose = (error) => {
    if (isForgotten) return
    discardPool(pool)
    fail(error)
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
    driver: pool.driver as Connection,
    send,
    failure,
    fail,
    forget: () => {
      isForgotten = true
    },
  }
}
