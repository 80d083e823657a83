import { afterAll, beforeAll, describe } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { pgbouncerPath, startPgbouncer } from '#tests/support/servers/pgbouncer.ts'
import { testPooledService } from '#tests/support/servers/pooled-service.ts'

const CONNECTIONS = 3

let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined
let harness: Harness | undefined
beforeAll(async () => {
  if (!pgbouncerPath) return
  harness = await startHarness({
    settings: async (databaseUrl) => {
      pooler = await startPgbouncer(pgbouncerPath ?? '', new URL(databaseUrl), CONNECTIONS)
      return { DATABASE_POOLER_URL: pooler.url }
    },
  })
})
afterAll(async () => {
  await harness?.stop()
  await pooler?.stop()
})

const required = <T>(what: T | undefined): T => {
  if (what === undefined) throw new Error('PgBouncer did not start')
  return what
}

// transaction-pooler.test.ts runs this suite on our own pooler, even where PgBouncer is missing.
describe.skipIf(!pgbouncerPath)('behind PgBouncer in transaction mode, where it is installed', () => {
  testPooledService(
    () => required(harness),
    () => required(pooler).url,
  )
})
