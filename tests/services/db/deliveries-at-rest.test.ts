import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { balanceRefused } from '#tests/services/webhooks/webhook-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const PENDING = 2_000
const ENDPOINTS = 500
const NAMED = 10
const WAITING = 100

let harness: Harness
let organizationId: string

beforeAll(async () => {
  // Uses one connection, so that a plan cached while few deliveries were pending is used again later.
  harness = await startHarness({ worker: false, settings: () => ({ DATABASE_POOL: '1' }) })
  organizationId = await harness.demoOrganizationId()
})
afterAll(() => harness?.stop())

type Delivery = { id: string; endpointId: string }
type Statement = (tx: Connection, named: readonly Delivery[]) => Promise<unknown>

const fill = (
  counts: { endpoints: number; deliveries: number },
  organization = organizationId,
): Promise<Delivery[]> =>
  harness.database.owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    const endpoints = await tx<{ id: string }[]>`
      insert into webhook_endpoints (id, organization_id, application_id, kind, is_additional, url, sealed_secret, registered_at)
      select uuidv7(), ${organization}, (select id from applications limit 1), 'proposal', true, 'https://receiver.example', 'sealed', ${now()}
      from generate_series(1, ${counts.endpoints}::int) returning id`
    return tx<Delivery[]>`
      with event as (
        insert into events (id, organization_id, kind, type, resource_type, resource_id, sequence, body, created_at)
        select uuidv7(), ${organization}, 'proposal', 'proposal.status.update', 'proposal', uuidv7(), 1, '{}', ${now()}
        from generate_series(1, ${counts.deliveries}::int) returning id, resource_id
      ), delivery as (
        insert into webhook_deliveries (id, organization_id, event_id, endpoint_id, type, status, next_attempt_at, created_at)
        select uuidv7(), ${organization}, e.id, (${endpoints.map(({ id }) => id)}::uuid[])
            [(1 + row_number() over () % ${endpoints.length})::int], 'proposal.status.update', 'pending', ${now()}, ${now()}
        from event e returning id, event_id, endpoint_id
      )
      insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, due_at)
      select d.id, ${organization}, d.endpoint_id, e.resource_id, 1, ${now()} from delivery d join event e on e.id = d.event_id
      returning delivery_id as id, endpoint_id as "endpointId"`
  })

const rowsRead = async (tx: Connection) => {
  const [row] = await tx`
    select sum(seq_tup_read + idx_tup_fetch) as total from pg_stat_xact_user_tables
    where relname in ('webhook_endpoints', 'webhook_deliveries', 'webhook_queue', 'events')`
  return Number(row?.total)
}

/**
 * Returns how many rows a statement reads with a plan that was cached while a dozen deliveries were pending.
 */
const rowsReadAfterRest = async (statement: Statement) => {
  const { withEachOrganization } = await import('#db/transaction.ts')
  const inTransaction = async <T>(work: (tx: Connection) => Promise<T>) => {
    const [result] = await withEachOrganization([organizationId], work)
    return Number(result)
  }
  const few = await fill({ endpoints: 3, deliveries: 12 })
  for (const delivery of few) await inTransaction((tx) => statement(tx, [delivery]))
  const many = await fill({ endpoints: ENDPOINTS, deliveries: PENDING })
  return inTransaction(async (tx) => {
    const before = await rowsRead(tx)
    await statement(tx, many.slice(0, NAMED))
    return (await rowsRead(tx)) - before
  })
}

test('records the named attempts without reading other deliveries', async () => {
  const { recordAttempts } = await import('#db/queries/webhooks/webhook-deliveries.ts')
  const attempt = {
    attempts: 0,
    at: now(),
    durationMs: 1,
    requestHeaders: {},
    responseStatus: 200,
    responseHeaders: {},
    responseBody: null,
  }
  const delivered = { status: 'delivered', nextAttemptAt: null, deliveredAt: now(), error: null } as const
  const failed = { status: 'pending', nextAttemptAt: now(), deliveredAt: null, error: 'timeout' } as const
  const record: Statement = (tx, named) =>
    recordAttempts(
      tx,
      organizationId,
      named.map(({ id }, place) => ({
        ...attempt,
        id: newId(),
        deliveryId: id,
        ...(place % 2 === 0 ? delivered : failed),
      })),
    )
  expect(await rowsReadAfterRest(record)).toBeLessThan(10 * NAMED)
})

test('notes which endpoints work without reading other endpoints or deliveries', async () => {
  const { updateWebhookEndpointsWorking } = await import('#db/queries/webhooks/webhook-endpoints.ts')
  const note: Statement = (tx, named) => updateWebhookEndpointsWorking(tx, organizationId, endpointsOf(named))
  expect(await rowsReadAfterRest(note)).toBeLessThan(10 * NAMED)
})

test('notes which endpoints fail without reading other endpoints or deliveries', async () => {
  const { updateWebhookEndpointsFailing } = await import('#db/queries/webhooks/webhook-endpoints.ts')
  const note: Statement = (tx, named) => updateWebhookEndpointsFailing(tx, organizationId, endpointsOf(named))
  // Each endpoint has four queued deliveries, which are updated as well.
  expect(await rowsReadAfterRest(note)).toBeLessThan(20 * NAMED)
})

test('moves a long backlog between the searches in parts, each with one recorded attempt', async () => {
  const { updateWebhookEndpointsFailing, updateWebhookEndpointsWorking } = await import(
    '#db/queries/webhooks/webhook-endpoints.ts'
  )
  const { withTransaction } = await import('#db/transaction.ts')
  const endpoints = endpointsOf((await fill({ endpoints: 1, deliveries: 1_200 })).slice(0, 1))
  const patientAfter = async (
    note: typeof updateWebhookEndpointsFailing | typeof updateWebhookEndpointsWorking,
  ) => {
    await withTransaction({ organizationId }, (tx) => note(tx, organizationId, endpoints) as Promise<unknown>)
    const [row] = await harness.database.owner`
      select count(*)::int as count from webhook_queue where endpoint_id = ${endpoints[0]?.id ?? ''} and is_patient`
    return row?.count
  }
  const counts: unknown[] = []
  for (const note of [updateWebhookEndpointsFailing, updateWebhookEndpointsWorking])
    for (let attempt = 0; attempt < 3; attempt += 1) counts.push(await patientAfter(note))
  expect(counts).toEqual([500, 1_000, 1_200, 700, 200, 0])
})

const endpointsOf = (named: readonly Delivery[]) =>
  named.map(({ endpointId }) => ({ id: endpointId, url: 'https://receiver.example', at: now() }))

test('loads the deliveries of an organization unknown to statistics without reading its other events', async () => {
  const { listDeliveriesToMake } = await import('#db/queries/webhooks/webhook-deliveries.ts')
  const { withEachOrganization } = await import('#db/transaction.ts')
  await harness.database.owner`vacuum analyze`
  const unknown = newId()
  const deliveries = await fill({ endpoints: 50, deliveries: 300 }, unknown)
  const ids = deliveries.slice(0, NAMED).map(({ id }) => id)
  const [read] = await withEachOrganization([unknown], async (tx) => {
    const before = await rowsRead(tx)
    await listDeliveriesToMake(tx, unknown, ids)
    return (await rowsRead(tx)) - before
  })
  expect(read).toBeLessThan(10 * NAMED)
})

test.each(['empty', 'small'])(
  'loads deliveries with a plan cached on %s tables without reading other events',
  async (size) => {
    const { listDeliveriesToMake } = await import('#db/queries/webhooks/webhook-deliveries.ts')
    const { withEachOrganization } = await import('#db/transaction.ts')
    const load = (ids: readonly string[]) =>
      withEachOrganization([organizationId], async (tx) => {
        const before = await rowsRead(tx)
        const { length } = await listDeliveriesToMake(tx, organizationId, ids)
        return { length, read: (await rowsRead(tx)) - before }
      })
    await emptyTables()
    const few = size === 'empty' ? [] : await fill({ endpoints: 1, deliveries: 12 })
    for (let run = 0; run < 12; run += 1) await load(few.slice(run, run + 1).map(({ id }) => id))
    const many = await fill({ endpoints: 50, deliveries: PENDING })
    const [loaded] = await load(many.slice(0, NAMED).map(({ id }) => id))
    expect(loaded?.length).toBe(NAMED)
    expect(loaded?.read).toBeLessThan(10 * NAMED)
  },
)

test('finds lost deliveries without reading the delivered ones, and queues them', async () => {
  const { lockLostDeliveries, queueDeliveries } = await import('#db/queries/webhooks/webhook-queue.ts')
  const { withEachOrganization } = await import('#db/transaction.ts')
  const { owner } = harness.database
  const queueLost = async (tx: Connection) => {
    const before = await rowsRead(tx)
    const lost = await lockLostDeliveries(tx, { organizationId, limit: 2 * NAMED })
    const read = (await rowsRead(tx)) - before
    return { queued: await queueDeliveries(tx, { organizationId, at: now(), lost }), read }
  }
  await emptyTables()
  for (let run = 0; run < 12; run += 1) await withEachOrganization([organizationId], queueLost)
  const ids = (await fill({ endpoints: ENDPOINTS, deliveries: PENDING })).map(({ id }) => id)
  const delivered = ids.slice(NAMED + WAITING)
  await owner`delete from webhook_queue where delivery_id = any(${[...ids.slice(0, NAMED), ...delivered]})`
  await owner`update webhook_deliveries set status = 'delivered' where id = any(${delivered})`
  const [found] = await withEachOrganization([organizationId], queueLost)
  expect(found?.queued).toBe(NAMED)
  expect(found?.read).toBeLessThan(3 * (NAMED + WAITING))
})

test('finds the next attempt and held deliveries of each endpoint in one pass', async () => {
  const { listEndpointBacklogs } = await import('#db/queries/webhooks/webhook-health.ts')
  const { owner } = harness.database
  const list: Statement = (tx) => listEndpointBacklogs(tx, organizationId, 1_000)
  await owner`update webhook_deliveries set status = 'held' where status = 'pending'`
  await owner`delete from webhook_queue`
  const read = await rowsReadAfterRest(list)
  const [{ endpoints, held }] = await owner<[{ endpoints: number; held: number }]>`
    select count(*)::int as endpoints, (select count(*)::int from webhook_deliveries where status = 'held') as held
    from webhook_endpoints where organization_id = ${organizationId}`
  expect(read).toBeLessThan(2 * endpoints + held + 100)
})

test('publishes an event with one plan that does not read the endpoints of other kinds', async () => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { publish } = await import('#lib/webhooks/publish.ts')
  await fill({ endpoints: PENDING, deliveries: 1 })
  await harness.database.owner`analyze webhook_endpoints`
  const publishOne = () =>
    withTransaction({ organizationId }, async (tx) => {
      const before = await rowsRead(tx)
      await publish(tx, { organizationId, now: now() }, balanceRefused())
      const read = (await rowsRead(tx)) - before
      const plans = await tx<{ custom: number }[]>`
        select custom_plans::int as custom from pg_prepared_statements where statement like '%with event as%'`
      return { read, custom: Math.max(...plans.map(({ custom }) => custom)) }
    })
  // Postgres plans the first five executions of a statement, and later ones only if their plans look much
  // cheaper.
  for (let run = 0; run < 6; run += 1) await publishOne()
  const [earlier, later] = [await publishOne(), await publishOne()]
  expect(later.read).toBeLessThan(20)
  expect(later.custom).toBe(earlier.custom)
})

test('publishes with plans cached on empty tables without reading the rows added since', async () => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { publish } = await import('#lib/webhooks/publish.ts')
  await emptyTables()
  await harness.database.owner`
    insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at)
    select uuidv7(), ${organizationId}, id, 'balance', 'https://receiver.example', 'sealed', ${now()}
    from applications where organization_id = ${organizationId} limit 1`
  const publishOne = () =>
    withTransaction({ organizationId }, async (tx) => {
      const before = await rowsRead(tx)
      await publish(tx, { organizationId, now: now() }, balanceRefused())
      return (await rowsRead(tx)) - before
    })
  for (let run = 0; run < 12; run += 1) await publishOne()
  await fill({ endpoints: 3, deliveries: PENDING })
  expect(await publishOne()).toBeLessThan(20)
})

const emptyTables = async () => {
  const { owner } = harness.database
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const table of ['webhook_queue', 'webhook_deliveries', 'events']) await tx`delete from ${tx(table)}`
  })
  await owner`vacuum analyze webhook_queue, webhook_deliveries, events`
}
