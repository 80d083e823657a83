import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ROWS = 20_000
let harness: Harness
const OFTEN = '01900000-0000-7000-8000-000000000001'
const RARELY = '01900000-0000-7000-8000-000000000002'
const NEVER = '01900000-0000-7000-8000-000000000003'
let organizationId: string

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const access = await accessFixture()
  organizationId = await access.organization()
  const { id } = await access.application(organizationId)
  const { owner } = harness.database
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at, is_additional)
      select id, ${organizationId}, ${id}, 'proposal', 'http://127.0.0.1/x', 'x', now(), id <> ${OFTEN}
      from unnest(${[OFTEN, RARELY, NEVER]}::uuid[]) as id`
    await tx`
      insert into events (id, organization_id, kind, type, resource_type, resource_id, sequence, body, created_at)
      select uuidv7(), ${organizationId}, 'proposal', case when n % 5000 = 7 then 'webhook.test' else 'proposal.status.update' end,
        'proposal', uuidv7(), 1, '{}', now() from generate_series(1, ${ROWS}::int) as n`
    await tx`
      insert into webhook_deliveries (id, organization_id, event_id, endpoint_id, type, status, created_at)
      select id, organization_id, id, ${OFTEN}::uuid, type, 'delivered', created_at from events where organization_id = ${organizationId}
      union all
      (select uuidv7('-1 day'), organization_id, id, ${RARELY}::uuid, type, 'delivered', created_at
      from events where organization_id = ${organizationId} limit 4)`
  })
  await owner`analyze`
})
afterAll(() => harness.stop())

test('finds and counts a rare type of event without reading the others', async () => {
  const { countWebhookDeliveries, listWebhookDeliveries } = await import(
    '#db/queries/webhooks/webhook-delivery-lists.ts'
  )
  const { withTransaction } = await import('#db/transaction.ts')
  const filter = { organizationId, type: 'webhook.test' }
  const window = { limit: 21, offset: 0 }
  await withTransaction({ organizationId }, async (tx) => {
    expect(await listWebhookDeliveries(tx, filter, window)).toHaveLength(4)
    expect(await countWebhookDeliveries(tx, filter, 1_001)).toBe(4)
    const count = (work: typeof tx) => countWebhookDeliveries(work, filter, 1_001)
    expect(await rowsScanned(tx, count)).toBeLessThan(100)
    const idsOfType = (work: typeof tx) => work`
      select id, event_id from webhook_deliveries d
      where organization_id = ${organizationId} and type = ${filter.type} order by id desc limit ${window.limit}`
    expect(await rowsScanned(tx, idsOfType)).toBeLessThan(100)
  })
})

test.each([
  { endpointIds: [RARELY], found: 4 },
  { endpointIds: [RARELY, NEVER], found: 4 },
  { endpointIds: [NEVER], found: 0 },
  { endpointIds: [], found: 0 },
])(
  'finds $found deliveries of $endpointIds.length endpoints without reading the others',
  async ({ endpointIds, found }) => {
    const { countWebhookDeliveries, listWebhookDeliveries } = await import(
      '#db/queries/webhooks/webhook-delivery-lists.ts'
    )
    const { withSnapshot } = await import('#db/transaction.ts')
    const filter = { organizationId, endpointIds }
    await withSnapshot({ organizationId }, async (tx) => {
      expect(await listWebhookDeliveries(tx, filter, { limit: 21, offset: 0 })).toHaveLength(found)
      expect(await countWebhookDeliveries(tx, filter, 1_001)).toBe(found)
      const [read] = await tx<{ rows: number }[]>`
      select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'webhook_deliveries'`
      expect(read?.rows).toBeLessThan(100)
    })
  },
)
