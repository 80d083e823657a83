import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SampleFixture, sampleFixture } from '#tests/support/fixtures/sample-fixture.ts'
import { nameIn } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const DAY_MS = 86_400_000

let harness: Harness
let samples: SampleFixture
let before: { rows: Record<string, string>; files: string[] }
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  samples = await sampleFixture(harness)
  // A real endpoint, to which no event of sample data may be sent.
  await harness.database.owner`
    insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at)
    select uuidv7(), organization_id, id, 'proposal', 'https://own.example.com', 'x', now()
    from applications where organization_id = ${samples.organizationId} and client_id = 'demo-app'`
  before = { rows: await samples.digests(), files: samples.files() }
})
// Creating a set is slow, so the tests share one, which is created again after its removal.
beforeEach(async () => {
  const sets = await samples.owner`select 1 from sample_sets where status <> 'removed'`
  if (sets.length === 0) await samples.create()
})
afterAll(() => harness?.stop())

const statuses = async (product: string): Promise<Record<string, number>> => {
  const rows = await samples.owner`
    select status, count(*)::int as count from proposals where product = ${product} group by status`
  return Object.fromEntries(rows.map(({ status, count }) => [String(status), Number(count)]))
}

describe('a set of sample data', () => {
  test('is complete, without a story that was skipped', async () => {
    const [set] = await samples.owner`
      select status, total, done, skipped from sample_sets where status <> 'removed'`
    expect(set).toMatchObject({ status: 'ready', total: 108, done: 108, skipped: 0 })
  })

  test('has paid, refused, canceled and open contracts of both products', async () => {
    expect(await statuses('fgts')).toEqual({
      paid: 26,
      refunded: 1,
      rejected: 3,
      canceled: 5,
      formalization: 2,
      pending: 2,
      manual_analysis: 4,
    })
    expect(await statuses('clt')).toEqual({
      paid: 16,
      rejected: 2,
      canceled: 3,
      formalization: 2,
      pending: 1,
      manual_analysis: 2,
    })
  })

  test('lies in the last 30 days, in every table with an instant', async () => {
    const { now } = await import('#lib/config/clock.ts')
    const columns = [
      ['proposals', 'created_at'],
      ['proposal_history', 'at'],
      ['clt_consult_history', 'at'],
      ['timeline_events', 'at'],
      ['payouts', 'paid_at'],
      ['events', 'created_at'],
      ['webhook_attempts', 'at'],
      ['sales_contracts', 'made_at'],
    ] as const
    for (const [table, column] of columns) {
      const [row] = await samples.owner`
        select min(${samples.owner(column)}) as first, max(${samples.owner(column)}) as last from ${samples.owner(table)}`
      expect(now().getTime() - row?.first.getTime(), table).toBeLessThan(30 * DAY_MS)
      expect(row?.last.getTime(), table).toBeLessThanOrEqual(now().getTime())
    }
  })

  test('has ids that contain the instants of its rows, by which lists and figures of a day find them', async () => {
    const columns = [
      ['fgts_balance_queries', 'created_at'],
      ['clt_consults', 'created_at'],
      ['fgts_simulations', 'created_at'],
      ['clt_simulations', 'created_at'],
      ['proposals', 'created_at'],
      ['proposal_documents', 'created_at'],
      ['proposal_signatures', 'signed_at'],
      ['proposal_history', 'at'],
      ['pending_items', 'created_at'],
      ['review_reasons', 'created_at'],
      ['timeline_events', 'at'],
      ['sandbox_cases', 'created_at'],
      ['events', 'created_at'],
      ['webhook_deliveries', 'created_at'],
      ['webhook_attempts', 'at'],
    ] as const
    for (const [table, column] of columns) {
      const [row] = await samples.owner`
        select count(*)::int as rows,
          count(*) filter (where abs(extract(epoch from uuid_extract_timestamp(id) - ${samples.owner(column)})) > 60)::int as wrong
        from ${samples.owner(table)}`
      expect(row?.rows, table).toBeGreaterThan(0)
      expect(row?.wrong, table).toBe(0)
    }
  })

  test('has histories in order, which end with the status of the proposal', async () => {
    const wrong = await samples.owner`
      select p.id from proposals p
      cross join lateral (
        select array_agg(h.at order by h.position) as instants, (array_agg(h.to_status order by h.position desc))[1] as last
        from proposal_history h where h.proposal_id = p.id) as history
      where history.last <> p.status or history.instants <> (select array_agg(i order by i) from unnest(history.instants) i)`
    expect(wrong).toEqual([])
  })

  test('is labelled in every list by name, author and external reference', async () => {
    const proposals = await samples.owner`
      select id, organization_id, client_name, external_reference, created_by_name from proposals`
    for (const row of proposals) {
      expect(nameIn('proposals', row)).toMatch(/ Exemplo$/)
      expect(row).toMatchObject({ external_reference: 'exemplo' })
      expect(row.created_by_name).toMatch(/\(exemplo\)$/)
    }
    const consults = await samples.owner`select id, organization_id, name from clt_consults`
    for (const row of consults) expect(nameIn('clt_consults', row)).toMatch(/ Exemplo$/)
    expect(Math.min(proposals.length, consults.length)).toBeGreaterThan(0)
    const names = await samples.owner`
      select distinct actor_name from audit_entries where request_id like 'sample:%' and actor_kind in ('user', 'application')`
    expect(names.filter((row) => !/\(exemplo\)$/.test(String(row.actor_name)))).toEqual([])
  })

  test('counts in the tables of the sales reports', async () => {
    const [contracts] = await samples.owner`
      select count(*) filter (where paid_at is not null)::int as paid, count(*) filter (where signed)::int as signed from sales_contracts`
    expect(contracts).toMatchObject({ paid: 43 })
    expect(contracts?.signed).toBeGreaterThan(43)
  })
})

describe('the webhooks of sample data', () => {
  test('reach only the sample endpoints, delivered, failed for good, and delivered at the second attempt', async () => {
    const rows = await samples.owner`
      select w.is_sample, d.status, count(*)::int as count, max(d.attempts) as attempts
      from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id group by 1, 2 order by 2`
    expect(rows.map((row) => [row.is_sample, row.status])).toEqual([
      [true, 'delivered'],
      [true, 'failed'],
    ])
    expect(rows[0]?.attempts).toBe(2)
    expect(await samples.owner`select 1 from webhook_queue`).toEqual([])
    const endpoints = await samples.owner`
      select name, failing_since, disabled_at from webhook_endpoints where is_sample`
    expect(endpoints).toHaveLength(4)
    expect(endpoints.map((row) => ({ ...row }))).toEqual(
      endpoints.map(() => ({ name: 'Exemplo', failing_since: null, disabled_at: null })),
    )
  })
})

describe('starting sample data', () => {
  test('creates one set for two presses, even simultaneous ones', async () => {
    const present = await samples.digests()
    const views = await Promise.all([1, 2].map(() => samples.startSampleData(samples.manager)))
    expect(views.map(({ status, done }) => [status, done])).toEqual([
      ['ready', 108],
      ['ready', 108],
    ])
    await samples.play()
    expect(await samples.digests()).toEqual(present)
    expect(await samples.owner`select 1 from sample_sets where status <> 'removed'`).toHaveLength(1)
  })

  test('is for managers only', async () => {
    await expect(samples.startSampleData(samples.agent)).rejects.toMatchObject({ code: 'permission_denied' })
    await expect(samples.startSampleRemoval(samples.agent)).rejects.toMatchObject({
      code: 'permission_denied',
    })
    const program = {
      ...samples.manager,
      actor: { kind: 'application', id: 'x', name: 'x', clientId: 'x', scopes: [] } as const,
    }
    await expect(samples.startSampleData(program)).rejects.toMatchObject({ code: 'permission_denied' })
  })

  test('is audited with the manager’s name', async () => {
    const [entry] = await samples.owner`
      select actor_name, details from audit_entries where action = 'sample_data.create'`
    expect(entry).toMatchObject({ actor_name: 'Mário Gestor', details: { count: 108 } })
  })
})

describe('the removal of a whole set', () => {
  test('leaves every row of every table as it was before, and no file behind', async () => {
    expect(await samples.digests()).not.toEqual(before.rows)
    expect(samples.files().length).toBeGreaterThan(before.files.length + 50)
    await samples.remove()
    await samples.removeFiles()
    expect(await samples.digests()).toEqual(before.rows)
    expect(samples.files()).toEqual(before.files)
    expect(await samples.owner`select 1 from sample_rows`).toEqual([])
  })
})
