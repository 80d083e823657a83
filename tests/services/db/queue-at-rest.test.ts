import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DELIVERY_LANES } from '#lib/domain/webhooks/delivery-lane.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const QUEUED = 2_000
const ENDPOINTS = 120
const CLAIMED = 200

let harness: Harness
let organizationId: string

beforeAll(async () => {
  // Uses one connection, so that a plan cached while the queue was empty is used again later.
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_POOL: '1' }) })
  organizationId = await harness.demoOrganizationId()
})
afterAll(() => harness?.stop())

type Statement = (tx: Connection) => Promise<unknown>

const fillQueue = () =>
  harness.database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, due_at)
      select uuidv7(), ${organizationId}, lpad((n % ${ENDPOINTS}::int)::text, 32, '0')::uuid, uuidv7(), 1, ${afterMs(now(), -120_000)}
      from generate_series(1, ${QUEUED}::int) as n`
  })

/** With few rows, ANALYZE stores statistics of these rows, and VACUUM alone stores none. */
type Rest = { waiting: number; upkeep: 'vacuum' | 'vacuum analyze' }

const rest = async ({ waiting, upkeep }: Rest) => {
  const { owner } = harness.database
  await fillQueue()
  await owner`
    delete from webhook_queue
    where delivery_id not in (select delivery_id from webhook_queue order by delivery_id desc limit ${waiting})`
  await owner.unsafe(`${upkeep} webhook_queue`)
}

type Measure = (tx: Connection) => Promise<number>

const rowsRead: Measure = async (tx) => {
  const [row] = await tx`
    select seq_tup_read + idx_tup_fetch as total from pg_stat_xact_user_tables where relname = 'webhook_queue'`
  return Number(row?.total)
}

/** Blocks of all indexes, because entries that an index condition excludes do not count as rows. */
const indexBlocksRead: Measure = async (tx) => {
  const [row] = await tx`
    select sum(pg_stat_get_xact_blocks_fetched(indexrelid)) as total from pg_index where indrelid = 'webhook_queue'::regclass`
  return Number(row?.total)
}

/**
 * Runs a statement while few deliveries wait, until Postgres caches its plan, and then fills the queue.
 * Returns how much the statement reads from the full queue with the cached plan.
 */
const readAfterRest = async (state: Rest, statement: Statement, measure: Measure = rowsRead) => {
  const { withTransaction } = await import('#db/transaction.ts')
  const inTransaction = <T>(work: (tx: Connection) => Promise<T>) => withTransaction({ organizationId }, work)
  await rest(state)
  for (let run = 0; run < 12; run += 1) await inTransaction(statement)
  await fillQueue()
  return inTransaction(async (tx) => {
    const before = await measure(tx)
    await statement(tx)
    return (await measure(tx)) - before
  })
}

const RESTS: Rest[] = [
  { waiting: 0, upkeep: 'vacuum' },
  { waiting: 3, upkeep: 'vacuum' },
  { waiting: 3, upkeep: 'vacuum analyze' },
]

describe.each(RESTS)('a plan made after $upkeep while $waiting deliveries waited', (state) => {
  test('claims from a full queue by index', async () => {
    const { claimDeliveries } = await import('#db/queries/webhooks/webhook-queue.ts')
    const claim: Statement = (tx) =>
      claimDeliveries(tx, {
        worker: 'one',
        at: now(),
        until: afterMs(now(), 25_000),
        endpoints: [{ id: newId(), lane: 'prompt', slots: 3 }],
        firstSlots: 4,
        lanes: DELIVERY_LANES.map((lane) => ({ lane, most: CLAIMED, fullOrganizations: [] })),
        withFailing: true,
      })
    expect(await readAfterRest(state, claim)).toBeLessThan(2 * CLAIMED + 2 * ENDPOINTS)
  })

  test('claims for a named endpoint without reading the deliveries of others', async () => {
    const { claimDeliveries } = await import('#db/queries/webhooks/webhook-queue.ts')
    const claim: Statement = (tx) =>
      claimDeliveries(tx, {
        worker: 'one',
        at: now(),
        until: afterMs(now(), 25_000),
        endpoints: [{ id: '00000000-0000-0000-0000-000000000007', lane: 'prompt', slots: 3 }],
        firstSlots: 0,
        lanes: DELIVERY_LANES.map((lane) => ({ lane, most: CLAIMED, fullOrganizations: [] })),
        withFailing: false,
      })
    expect(await readAfterRest(state, claim)).toBeLessThan(40)
  })

  test('counts what is overdue in one pass', async () => {
    const { readQueueFigures } = await import('#db/queries/jobs/queue-figures.ts')
    const read: Statement = (tx) => readQueueFigures(tx, now())
    expect(await readAfterRest(state, read)).toBeLessThan(2 * (QUEUED + ENDPOINTS))
  })

  test('finds a delivery by its key alone', async () => {
    const { dequeueDeliveries } = await import('#db/queries/webhooks/webhook-queue.ts')
    const { recordAttempts } = await import('#db/queries/webhooks/webhook-deliveries.ts')
    const dequeue: Statement = (tx) => dequeueDeliveries(tx, organizationId, [newId()])
    expect(await readAfterRest(state, dequeue, indexBlocksRead)).toBeLessThan(10)
    const record: Statement = (tx) => recordAttempts(tx, organizationId, [failedAttempt()])
    expect(await readAfterRest(state, record, indexBlocksRead)).toBeLessThan(20)
  })
})

const failedAttempt = () => ({
  id: newId(),
  deliveryId: newId(),
  attempts: 0,
  at: now(),
  durationMs: 1,
  requestHeaders: {},
  responseStatus: null,
  responseHeaders: {},
  responseBody: null,
  status: 'pending' as const,
  nextAttemptAt: now(),
  deliveredAt: null,
  error: 'timeout' as const,
})
