import { afterAll, beforeAll, expect, test } from 'vitest'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

let database: TestDatabase
let admin: ReturnType<typeof operatorOf>
beforeAll(async () => {
  database = await createTestDatabase()
  admin = operatorOf(database)
})
afterAll(() => database.drop())

const create = (code: string, cnpj: string) =>
  admin([
    ...['institution', 'create', code, '--name', code, '--legal-name', code],
    ...['--cnpj', cnpj, '--products', 'fgts'],
  ])

test('rejects the CNPJ of another institution, which is named, on creation and change', async () => {
  const second = await create('outra', '99.100.101/0001-00')
  expect([second.code, second.err]).toEqual([1, expect.stringContaining('Aurora (aurora)')])
  const changed = await admin(['institution', 'edit', 'caravela', '--cnpj', '99100101000100'])
  expect([changed.code, changed.err]).toEqual([1, expect.stringContaining('Aurora (aurora)')])
  expect((await admin(['institution', 'edit', 'aurora', '--cnpj', '99100101000100'])).code).toBe(0)
})

test('accepts one of two parallel uses of a CNPJ', async () => {
  const codes = (await Promise.all(['um', 'dois', 'tres'].map((code) => create(code, '00000000000191')))).map(
    ({ code }) => code,
  )
  expect(codes.toSorted()).toEqual([0, 1, 1])
})
