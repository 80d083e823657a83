import { expect, test } from 'vitest'
import { listTables } from '#db/backup/table-list.ts'
import { createTestDatabase } from '#tests/support/servers/test-database.ts'

test('a backup contains every table of the service and none of the operator', async () => {
  const database = await createTestDatabase()
  try {
    const before = await database.owner.begin((tx) => listTables(tx))
    expect(before.others).toEqual([])
    await database.owner`create table "Operator's notes" (id integer primary key)`
    const after = await database.owner.begin((tx) => listTables(tx))
    expect(after).toEqual({ ...before, others: [`"public"."Operator's notes"`] })
  } finally {
    await database.drop()
  }
})
