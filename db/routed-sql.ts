import type { Connection } from './client.ts'
import { isTemplate, LazyStatement, type OpenQuery, type Template } from './lazy-statement.ts'

/** The driver calls `handler` when a statement is awaited; fragments of statements are never awaited. */
export type DriverQuery = PromiseLike<unknown> & {
  handler: (query: DriverQuery) => void
  reject: (error: unknown) => void
}

export const routedSql = (driver: Connection, send: DriverQuery['handler']): Connection => {
  const route = <Q>(query: Q): Q => {
    if (query instanceof Promise) (query as unknown as DriverQuery).handler = send
    return query
  }
  const open: OpenQuery = (template, values) => route(queryOf(driver, template, values))
  return likeDriver(driver, {
    call: (first, ...rest) =>
      isTemplate(first) ? new LazyStatement(first, rest, open) : driver(first, ...rest),
    unsafe: (...args) => route(driver.unsafe(...args)),
  })
}

const queryOf = (driver: Connection, template: Template, values: readonly unknown[]) =>
  driver(template as unknown as TemplateStringsArray, ...(values as never[]))

type Calls = {
  call: (...args: Parameters<Connection>) => unknown
  unsafe: (...args: Parameters<Connection['unsafe']>) => unknown
}

/** Copies the functions instead of using a Proxy, which would double the time of each call. */
export const likeDriver = (
  { json, array, typed, types, notify, file }: Connection,
  { call, unsafe }: Calls,
): Connection =>
  Object.assign(call, { unsafe, json, array, typed, types, notify, file }) as unknown as Connection
