import { setImmediate as nextTurn } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedRows } from '#db/backup/copy-out.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

const ROW_BYTES = 100

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.drop())

test('copies tables of any size to a slow reader, one after the other on one connection', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const counts = [600, 700, 800, 1_000, 1_400, 2_000, 3_000, 5_000]
  const copied = await sql.begin(async (tx) => {
    const bytes: number[] = []
    for (const count of counts) {
      await tx`create table copied as select repeat('x', ${ROW_BYTES - 1}::int) as text from generate_series(1, ${count}::int)`
      const table = { name: 'copied', columns: ['text'], orderedBy: ['text'], organizationColumn: null }
      let total = 0
      for await (const part of copiedRows(tx, table, [])) {
        total += part.length
        for (let turn = 0; turn < 20; turn += 1) await nextTurn()
      }
      bytes.push(total)
      await tx`drop table copied`
    }
    return bytes
  })
  await sql.end()
  expect(copied).toEqual(counts.map((count) => count * ROW_BYTES))
})
