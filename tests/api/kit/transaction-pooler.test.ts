import { afterAll, beforeAll, describe } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { testPooledService } from '#tests/support/servers/pooled-service.ts'
import { startTransactionPooler } from '#tests/support/servers/transaction-pooler.ts'

const CONNECTIONS = 3

let pooler: Awaited<ReturnType<typeof startTransactionPooler>>
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({
    settings: async (databaseUrl) => {
      pooler = await startTransactionPooler(new URL(databaseUrl), CONNECTIONS)
      return { DATABASE_POOLER_URL: pooler.url }
    },
  })
})
afterAll(async () => {
  await harness?.stop()
  pooler?.stop()
})

describe('behind a pooler that gives each transaction another connection', () => {
  testPooledService(
    () => harness,
    () => pooler.url,
  )
})
