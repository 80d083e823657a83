import { connect as connectSocket } from 'node:net'
import postgres from 'postgres'
import { getEnv } from '#lib/config/env'
import { APP_ROLE } from './roles.ts'

/** What ends a statement that takes too long. Milliseconds. */
export const STATEMENT_TIMEOUT_MS = 30_000

/**
 * What ends a transaction whose process has fallen silent in the middle of it (it was stopped, or its machine
 * cut off): nobody else gets past the rows it has locked until then. Milliseconds.
 */
export const SILENT_TRANSACTION_MS = 15_000

/**
 * Whether a pooler between this process and the server gives each transaction another of its connections:
 * then nothing may be left on a connection, so that every transaction says its role by itself.
 */
export const isBehindPooler = (): boolean => getEnv().DATABASE_POOLER_URL !== undefined

/**
 * Opens a pool of connections. Everything runs as the application role, which owns no table and is bound by
 * row-level security.
 */
export const connect = ({ onclose, isDiscarded }: { onclose: () => void; isDiscarded: () => boolean }) =>
  postgres(getEnv().DATABASE_POOLER_URL ?? getEnv().DATABASE_URL, {
    max: getEnv().DATABASE_POOL,
    prepare: !isBehindPooler(),
    idle_timeout: 60,
    connect_timeout: 3,
    // The driver's own pause grows to 20 s, for which a request would wait.
    backoff: () => 0.1,
    onnotice: () => {},
    // `socket` is not among the driver's types.
    ...{ onclose, socket: (address: Address) => openSocket(address, isDiscarded()) },
    connection: {
      application_name: 'origination',
      ...(!isBehindPooler() && {
        role: APP_ROLE,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
      }),
    },
    transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
    fetch_types: false,
    types: {
      texts: arrayType(1009),
      uuids: arrayType(2951),
      wholeNumber: { to: 20, from: [20], serialize: String, parse: wholeNumber },
      day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
    },
  })

type Address = { host: string[]; port: number[]; path?: string | false }

/**
 * The driver connects again later for what waits in its queue, also after its end, and then keeps a
 * connection nobody uses. A discarded pool therefore gets no socket.
 */
const openSocket = ({ host: [host = ''], port: [port = 5432], path }: Address, isDiscarded: boolean) => {
  if (isDiscarded)
    throw Object.assign(new Error('the pool of this connection was discarded'), { code: 'CONNECTION_ENDED' })
  // The driver reads the name of the server from its socket, to check a certificate by it.
  return Object.assign(path ? connectSocket(path) : connectSocket(port, host), { host })
}

/**
 * How an array type of Postgres travels, one-dimensional and without nulls. Written down here because the
 * driver would otherwise ask each new connection for all types, which costs a round trip and, when the
 * connection is lost just then, the process.
 */
const arrayType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (items: readonly string[]): string =>
    `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`,
  parse: (text: string): string[] =>
    [...text.matchAll(ARRAY_ELEMENT)].map(
      ([, quoted, plain]) => quoted?.replace(/\\([\s\S])/g, '$1') ?? plain ?? '',
    ),
})

const ARRAY_ELEMENT = /"((?:[^"\\]|\\[\s\S])*)"|([^",{}]+)/g

const wholeNumber = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error('a bigint beyond the safe range reached the application')
  return value
}

type Types = { wholeNumber: number; day: string }

/** One connection inside a transaction: what every query takes first. */
export type Connection = postgres.TransactionSql<Types>

/** A connection or the pool: what a statement that is alone takes. */
export type Statements = postgres.ISql<Types>
