import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const seed = (environment: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join('db', 'seed', 'demo.ts')], {
    env: { ...process.env, ...TEST_ENVIRONMENT, DATABASE_URL: database.url, ...environment },
  })

const counts = async () => {
  const [row] = await database.owner`
    select (select count(*)::int from organizations) as organizations, (select count(*)::int from applications) as applications,
      (select count(*)::int from service_accounts) as accounts,
      (select count(*)::int from users) as users, (select count(*)::int from price_table_versions) as tables`
  return { ...row }
}

describe('demonstration data', () => {
  test('is the same after repeated seeding', async () => {
    const before = await counts()
    expect(before).toMatchObject({ organizations: 1, applications: 2, accounts: 1, users: 3 })
    await seed({})
    expect(await counts()).toEqual(before)
  })

  test('is rejected outside the embedded mode', async () => {
    await expect(seed({ EMBEDDED: '0', TRYING_OUT: '1' })).rejects.toThrow(/embedded mode only/)
  })
})
