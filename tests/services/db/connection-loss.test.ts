import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
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

beforeAll(async () => {
  database = await createTestDatabase()
  gate = await startDatabaseGate(database.servingUrl)
  Object.assign(process.env, TEST_ENVIRONMENT, { DATABASE_URL: gate.url, DATABASE_WAIT_MS: '2000' })
  const { withLastReads, withLookup } = await import('#db/transaction.ts')
  const { inOneStatement } = await import('#db/in-one-statement.ts')
  const { closePool } = await import('#db/pool.ts')
  transaction = () => withLookup({}, (tx) => tx`select 1`)
  lastReads = () => withLastReads({ organizationId: newId() }, async (tx) => async () => tx`select 1`)
  statement = () => inOneStatement((sql) => sql`select 1`)
  stop = closePool
})
afterAll(async () => {
  await stop()
  gate.stop()
  await database.drop()
})

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
})
