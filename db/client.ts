import { connect as connectSocket } from 'node:net'
import postgres from 'postgres'
import { getEnv } from '#lib/config/env.ts'
import { joinWrites } from './join-writes.ts'
import { APP_ROLE } from './roles.ts'

export const STATEMENT_TIMEOUT_MS = 30_000

/** Postgres ends a transaction idle for this long, so that an unresponsive process frees its locks. */
export const SILENT_TRANSACTION_MS = 15_000

/**
 * A plan cached while a table was small, also that of a foreign-key check, would scan the table until its
 * next ANALYZE. Up to Postgres 17, a scan without an alternative costs 1e10, so its plan would be compiled.
 */
export const PLANNER_SETTINGS = { enable_seqscan: 'off', jit: 'off' } as const

/** Behind a pooler the server connection may change, so each transaction sets its role and settings. */
export const isBehindPooler = (): boolean => getEnv().DATABASE_POOLER_URL !== undefined

/** Opens a pool in the application role, which owns no table and is bound by row-level security. */
export const connect = ({ onclose, isDiscarded }: { onclose: () => void; isDiscarded: () => boolean }) =>
  postgres(getEnv().DATABASE_POOLER_URL ?? getEnv().DATABASE_URL, {
    max: getEnv().DATABASE_POOL,
    prepare: !isBehindPooler(),
    idle_timeout: 60,
    // The close of an old connection would look like a loss, and send everybody who waits to a new pool.
    max_lifetime: null,
    connect_timeout: 3,
    // The driver's default backoff grows to 20 s, which is too long for waiting requests.
    backoff: () => 0.1,
    onnotice: () => {},
    // At its pipeline limit, the driver would run other statements inside a transaction
    // (porsager/postgres#1189). The driver's types lack `max_pipeline` and `socket`, hence the spreads.
    ...{ onclose, max_pipeline: Number.MAX_SAFE_INTEGER },
    ...{ socket: (address: Address) => openSocket(address, isDiscarded()) },
    connection: {
      application_name: 'origination',
      ...(!isBehindPooler() && {
        role: APP_ROLE,
        statement_timeout: STATEMENT_TIMEOUT_MS,
        idle_in_transaction_session_timeout: SILENT_TRANSACTION_MS,
        ...PLANNER_SETTINGS,
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

/** Refuses a socket to a discarded pool: even after `end`, the driver reconnects for queued statements. */
const openSocket = ({ host: [host = ''], port: [port = 5432], path }: Address, isDiscarded: boolean) => {
  if (isDiscarded)
    throw Object.assign(new Error('the pool of this connection was discarded'), { code: 'CONNECTION_ENDED' })
  // The driver reads the host from its socket to verify the server's certificate.
  const socket = joinWrites(path ? connectSocket(path) : connectSocket(port, host))
  return Object.assign(socket, { host })
}

/** Codec for arrays without nulls; otherwise the driver queries all types per connection, and may crash. */
const arrayType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (items: readonly string[]): string =>
    `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`,
  parse: (text: string): string[] =>
    text.includes('"') ? quotedItems(text) : text === '{}' ? [] : text.slice(1, -1).split(','),
})

const quotedItems = (text: string): string[] =>
  [...text.matchAll(ARRAY_ELEMENT)].map(
    ([, quoted, plain]) => quoted?.replace(/\\([\s\S])/g, '$1') ?? plain ?? '',
  )

const ARRAY_ELEMENT = /"((?:[^"\\]|\\[\s\S])*)"|([^",{}]+)/g

const wholeNumber = (text: string) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error('a bigint beyond the safe range reached the application')
  return value
}

type Types = { wholeNumber: number; day: string }

/** Connection of a transaction, or the pool for a statement that needs no transaction. */
export type Connection = postgres.ISql<Types>
