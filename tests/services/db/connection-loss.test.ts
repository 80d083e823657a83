import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { startDatabaseGate } from '#tests/support/servers/database-gate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

const CALLS = 30

let database: TestDatabase
let gate: Awaited<ReturnType<typeof startDatabaseGate>>
let stop: () => Promise<void>
let transaction: () => Promise<unknown>
let statement: () => Promise<unknown>
let lastReads: () => Promise<unknown>
let balanceStart: (place: number) => Promise<{ queryId: string }>

beforeAll(async () => {
  database = await createTestDatabase()
  gate = await startDatabaseGate(database.servingUrl)
  Object.assign(process.env, TEST_ENVIRONMENT, { DATABASE_URL: gate.url, DATABASE_WAIT_MS: '2000' })
  const { withLastReads, withLookup } = await import('#db/transaction.ts')
  const { inOneStatement } = await import('#db/in-one-statement.ts')
  const { closePool } = await import('#db/pool.ts')
  transaction = () => withLookup({}, (tx) => tx`select 1`)
  lastReads = () => withLastReads({ organizationId: newId() }, async (tx) => async () => tx`select 1`)
  const { startFgtsBalanceQuery } = await import('#lib/services/fgts/start-fgts-balance-query.ts')
  const context = await programOf(database)
  balanceStart = (place) =>
    startFgtsBalanceQuery(context, { documentNumber: makeCpf({ seed: place }), provider: 'aurora' })
  statement = () => inOneStatement((sql) => sql`select 1`)
  stop = closePool
})
afterAll(async () => {
  await stop()
  gate.stop()
  await database.drop()
})

const programOf = async ({ owner }: TestDatabase): Promise<Context> => {
  const [organizationId, now] = [newId(), new Date('2026-11-21T12:00:00.000Z')]
  await owner`insert into organizations (id, name, created_at) values (${organizationId}, 'Casa', ${now})`
  const actor = { kind: 'application', id: newId(), name: 'P', clientId: 'p', scopes: ['fgts'] } as const
  const client = { ip: '', userAgent: '' }
  return { organizationId, actor, now, requestId: 'test', language: 'pt-BR', client }
}

const callMany = async () => {
  const calls = Array.from({ length: CALLS }, () => [transaction(), statement()]).flat()
  const outcomes = await Promise.allSettled(calls)
  return outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
}

beforeEach(async () => {
  gate.open()
  await eventually('the database to be reached', () =>
    transaction().then(
      () => true,
      () => undefined,
    ),
  )
  expect(await callMany()).toEqual([])
})

describe('a database that no longer answers', () => {
  test('is reported to everybody who waits for it, after a single connection attempt', async () => {
    gate.shut()
    gate.attempts()
    const failures = await callMany()
    expect(failures).toHaveLength(2 * CALLS)
    expect(gate.attempts()).toBeLessThanOrEqual(2)
    const later = await callMany()
    expect(new Set(later)).toEqual(new Set(['CONNECT_TIMEOUT']))
    expect(gate.attempts()).toBeLessThanOrEqual(1)
  })

  test('is used again by those who wait, as soon as it answers', async () => {
    gate.shut()
    const calls = Array.from({ length: CALLS }, () => [transaction(), lastReads()]).flat()
    gate.open()
    expect(await Promise.all(calls)).toHaveLength(2 * CALLS)
  })

  test('has each balance query once that was started while it was away', async () => {
    gate.shut()
    const calls = Array.from({ length: CALLS }, (_, place) => balanceStart(place))
    gate.open()
    const started = await Promise.all(calls)
    const rows = await database.owner<{ id: string }[]>`select id from fgts_balance_queries`
    expect(rows.map(({ id }) => id).sort()).toEqual(started.map(({ queryId }) => queryId).sort())
  })
})
