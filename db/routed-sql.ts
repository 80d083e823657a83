import type { Connection } from './client.ts'

/**
 * A query object of the driver: a statement, or a fragment within a statement. The driver calls `handler`
 * when a statement is awaited. Fragments are never awaited.
 */
export type DriverQuery = PromiseLike<unknown> & {
  handler: (query: DriverQuery) => void
  reject: (error: unknown) => void
}

/** Returns a copy of `driver` whose statements are passed to `send`. */
export const routedSql = (driver: Connection, send: DriverQuery['handler']): Connection => {
  const route = <Q>(query: Q): Q => {
    if (query instanceof Promise) (query as unknown as DriverQuery).handler = send
    return query
  }
  return likeDriver(driver, {
    call: (...args) => route(driver(...args)),
    unsafe: (...args) => route(driver.unsafe(...args)),
  })
}

type Calls = {
  call: (...args: Parameters<Connection>) => unknown
  unsafe: (...args: Parameters<Connection['unsafe']>) => unknown
}

/**
 * Returns a function like `driver` that uses `call` and `unsafe` instead of the driver's own functions. Not a
 * Proxy, because a Proxy doubles the time of each call.
 */
export const likeDriver = (
  { json, array, typed, types, notify, file }: Connection,
  { call, unsafe }: Calls,
): Connection =>
  Object.assign(call, { unsafe, json, array, typed, types, notify, file }) as unknown as Connection
