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
 * The pool of this process. Everything runs as the application role, which owns no table and is bound by
 * row-level security.
 */
const connect = () =>
  postgres(getEnv().DATABASE_POOLER_URL ?? getEnv().DATABASE_URL, {
    max: getEnv().DATABASE_POOL,
    prepare: !isBehindPooler(),
    idle_timeout: 60,
    connect_timeout: 3,
    // The driver's own pause grows to 20 s, for which a request would wait.
    backoff: () => 0.1,
    onnotice: () => {},
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

let pool: ReturnType<typeof connect> | undefined

/** Transactions that wait for a connection of the pool: they go to the next one when it is discarded. */
const waiting = new Set<() => void>()

let inUse = 0

/** The process-wide pool, opened at first use. */
export const getPool = () => {
  pool ??= connect()
  return pool
}

/** Closes the pool; the next use opens another. */
export const closePool = async () => {
  const closing = pool
  pool = undefined
  await closing?.end({ timeout: 5 })
}

/**
 * Lets the next use open another pool, since the server went away under this one; what still runs on it may
 * end.
 */
export const discardPool = (broken: ReturnType<typeof getPool>): void => {
  if (pool !== broken) return
  pool = undefined
  const leaving = [...waiting]
  waiting.clear()
  for (const leave of leaving) leave()
  broken.end({ timeout: 30 }).catch(() => undefined)
}

/** Whether so many transactions wait for a connection that more of them only wait longer. */
export const isDatabaseBusy = (): boolean => waiting.size >= 2 * getEnv().DATABASE_POOL

/** Counts a transaction that has got its connection; returns how to count its end. */
export const countInUse = (): (() => void) => {
  inUse += 1
  return () => {
    inUse -= 1
  }
}

/** How many connections this process may have, and how many transactions have one or wait for one. */
export const poolFigures = (): { size: number; inUse: number; waiting: number } => ({
  size: getEnv().DATABASE_POOL,
  inUse,
  waiting: waiting.size,
})

/** Calls `leave` if the pool is discarded; returns how to stop that. */
export const onDiscard = (leave: () => void): (() => void) => {
  waiting.add(leave)
  return () => waiting.delete(leave)
}

type Types = { wholeNumber: number; day: string }

/** One connection inside a transaction: what every query takes first. */
export type Connection = postgres.TransactionSql<Types>

/** A connection or the pool: what a statement that is alone takes. */
export type Statements = postgres.ISql<Types>
