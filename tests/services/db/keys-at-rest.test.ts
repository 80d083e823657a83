import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { now } from '#lib/config/clock.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const KEYS = 2_000

let harness: Harness
let organizationId: string
beforeAll(async () => {
  // Uses one connection, so that a plan cached while there were no keys is used again later.
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_POOL: '1' }) })
  organizationId = await harness.demoOrganizationId()
})
afterAll(() => harness?.stop())

const fill = () => harness.database.owner`
  insert into idempotency_keys (organization_id, actor_id, key, fingerprint, started_at)
  select ${organizationId}, 'one', n::text, '', ${now()} from generate_series(1, ${KEYS}::int) as n`

const rowsRead = async (tx: Connection) => {
  const [row] = await tx`
    select seq_tup_read + idx_tup_fetch as total from pg_stat_xact_user_tables where relname = 'idempotency_keys'`
  return Number(row?.total)
}

test('an idempotency key is found by itself with a plan cached while there was none', async () => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { completeIdempotencyKey, findIdempotencyKey, touchIdempotencyKey } = await import(
    '#db/queries/requests/idempotency-keys.ts'
  )
  const { owner } = harness.database
  await fill()
  await owner`delete from idempotency_keys`
  await owner`vacuum analyze idempotency_keys`
  const claim = { organizationId, actorId: 'one', key: '7', startedAt: now() }
  const answer = { fingerprint: '', status: 200, headers: {}, body: '', completedAt: now() }
  const use = () =>
    withTransaction({ organizationId }, async (tx) => {
      const before = await rowsRead(tx)
      await findIdempotencyKey(tx, claim)
      await touchIdempotencyKey(tx, claim)
      await completeIdempotencyKey(tx, claim, answer)
      return (await rowsRead(tx)) - before
    })
  for (let run = 0; run < 12; run += 1) await use()
  await fill()
  expect(await use()).toBeLessThan(10)
})
