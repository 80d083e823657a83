import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { now } from '#lib/config/clock.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ROWS = 2_000

let harness: Harness
let organizationId: string
beforeAll(async () => {
  // Uses one connection, so that a plan cached while a table was empty is used again later.
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_POOL: '1' }) })
  organizationId = await harness.demoOrganizationId()
})
afterAll(() => harness?.stop())

type Work = { table: string; fill: () => Promise<unknown>; use: (tx: Connection) => Promise<unknown> }

/** Returns how many rows `use` reads from the full table with plans that were cached while it was empty. */
const rowsReadAfterRest = async ({ table, fill, use }: Work) => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { owner } = harness.database
  const rowsRead = async (tx: Connection) => {
    const [row] = await tx`
      select seq_tup_read + idx_tup_fetch as total from pg_stat_xact_user_tables where relname = ${table}`
    return Number(row?.total)
  }
  const readByUse = () =>
    withTransaction({ organizationId }, async (tx) => {
      const before = await rowsRead(tx)
      await use(tx)
      return (await rowsRead(tx)) - before
    })
  await fill()
  await owner`delete from ${owner(table)}`
  await owner.unsafe(`vacuum analyze ${table}`)
  for (let run = 0; run < 12; run += 1) await readByUse()
  await fill()
  return readByUse()
}

test('an idempotency key is found by itself', async () => {
  const { completeIdempotencyKey, findIdempotencyKey, touchIdempotencyKey } = await import(
    '#db/queries/requests/idempotency-keys.ts'
  )
  const claim = { organizationId, actorId: 'one', key: '7', startedAt: now() }
  const answer = { fingerprint: '', status: 200, headers: {}, body: '', completedAt: now() }
  const read = await rowsReadAfterRest({
    table: 'idempotency_keys',
    fill: () => harness.database.owner`
      insert into idempotency_keys (organization_id, actor_id, key, fingerprint, started_at)
      select ${organizationId}, 'one', n::text, '', ${now()} from generate_series(1, ${ROWS}::int) as n`,
    use: async (tx) => {
      await findIdempotencyKey(tx, claim)
      await touchIdempotencyKey(tx, claim)
      await completeIdempotencyKey(tx, claim, answer)
    },
  })
  expect(read).toBeLessThan(10)
})

test('a change that moves a list is noted without reading the others', async () => {
  const { insertMovingChange } = await import('#db/queries/live/panel-changes.ts')
  const read = await rowsReadAfterRest({
    table: 'panel_changes',
    fill: () => harness.database.owner`
      insert into panel_changes (organization_id, kind, type, subject_id)
      select ${organizationId}, 'customers', 'changed', n::text from generate_series(1, ${ROWS}::int) as n`,
    use: (tx) => insertMovingChange(tx, { organizationId, kind: 'webhooks' }),
  })
  expect(read).toBeLessThan(10)
})
