import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { now as testNow } from '#lib/config/clock.ts'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { type HomeFixture, startHomeFixture } from './home-fixture.ts'

const ROWS = 100_000
const SECONDS_APART = 150
const DAY_MS = 86_400_000

let fixture: HomeFixture
let now: Date
beforeAll(async () => {
  fixture = await startHomeFixture()
  const { id } = await fixture.proposals.create()
  await fixture.clt.consult({ status: 'WAITING_CONSENT' })
  await fill(id)
  now = testNow()
})
afterAll(() => fixture?.harness.stop())

/** An encrypted value can only be decrypted in its own row. */
const PLAIN: Record<string, string> = {
  encrypted_document_number: 'null',
  client_name: "'Maria'",
  name: "'Maria'",
}

/** Returns an SQL insert that copies the model row once per row of `seeds`, with these overrides. */
const copies = async (table: string, model: string, overrides: Record<string, string>) => {
  const rows = await fixture.owner`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = 'public' order by ordinal_position`
  const names = rows.map((row) => String(row.name))
  const values = names.map((name) => ({ ...PLAIN, ...overrides })[name] ?? `model.${name}`)
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
    from seeds, (select * from ${table} where ${model} limit 1) as model`
}

const AUTHOR = "'00000000-0000-7000-8000-' || lpad((n % 40)::text, 12, '0')"
const AGENT = '00000000-0000-7000-8000-000000000010'

const fill = async (proposalId: string) => {
  const { owner } = fixture
  const document_number = "lpad((n % 40000)::text, 11, '0')"
  const common = { created_at: 'made', updated_at: 'made', document_number }
  const author = { created_by_id: AUTHOR }
  const statements = [
    `create table seeds as select n, now() - make_interval(secs => 60 + n * ${SECONDS_APART}) as made,
      uuidv7(make_interval(secs => -60 - n * ${SECONDS_APART})) as id from generate_series(1, ${ROWS}) as n`,
    'set local session_replication_role = replica',
    await copies('fgts_simulations', 'true', {
      ...author,
      id: 'seeds.id',
      created_at: 'made',
      document_number,
      expires_at: "made + interval '12 hours'",
    }),
    await copies('proposals', `id = '${proposalId}'`, {
      ...common,
      ...author,
      id: 'seeds.id',
      fgts_simulation_id: 'seeds.id',
      contract_number: "'q-' || n",
      status:
        "case when n % 50 = 0 then (array['pending','formalization','analysis','manual_analysis'])[1 + n / 50 % 4] else 'paid' end",
    }),
    await copies('fgts_balance_queries', "status = 'success'", {
      ...common,
      id: 'seeds.id',
      expires_at: "made + interval '1 day'",
      requested_by_id: AUTHOR,
      requested_by_kind: "'user'",
    }),
    `insert into fgts_balance_requesters (organization_id, query_id, user_id)
      select organization_id, id, requested_by_id::uuid from fgts_balance_queries where requested_by_kind = 'user'
      on conflict do nothing`,
    await copies('clt_consults', 'true', {
      ...common,
      ...author,
      id: 'seeds.id',
      closed_at: 'made',
      code: "'no_margin'",
      status: "case when n % 100 = 0 then 'WAITING_CONSENT' else 'REJECTED' end",
      consent_deadline_at: "made + interval '7 days'",
    }),
  ]
  await owner.begin(async (tx) => {
    for (const statement of statements) await tx.unsafe(statement)
  })
  await owner`analyze`
}

const rowsScannedBy = async (work: (tx: Connection) => Promise<unknown>) => {
  const { withTransaction } = await import('#db/transaction.ts')
  return withTransaction({ organizationId: fixture.proposals.organizationId }, async (tx) => {
    // Waits until `app.organization_id` is set, because `explain` sends its statement immediately.
    await tx`select 1`
    return rowsScanned(tx, work)
  })
}

const reachOf = async (days: number, authors?: readonly string[]) => {
  const { firstIdOf } = await import('#db/created-between.ts')
  const { organizationId } = fixture.proposals
  return { organizationId, authors, newerThan: firstIdOf(new Date(now.getTime() - days * DAY_MS)), limit: 51 }
}

/** Maximum number of rows scanned for a group; each table has a hundred thousand rows. */
const FEW = 3_000

test.each([
  ['everybody’s', undefined],
  ['one agent’s', [AGENT]],
] as const)('finds %s queue in half a year of work without reading the rest', async (_, authors) => {
  const home = await import('#db/queries/home/home.ts')
  const [reach, quick] = [await reachOf(90, authors), await reachOf(2, authors)]
  const groups: Record<string, (tx: Connection) => Promise<unknown>> = {
    pending: (tx) => home.listWaitingProposals(tx, reach, 'pending'),
    signature: (tx) => home.listWaitingProposals(tx, reach, 'formalization'),
    consent: (tx) => home.listWaitingConsents(tx, reach, now),
    margins: (tx) => home.listUnusedMargins(tx, reach, now),
    balances: (tx) => home.listUnusedBalances(tx, quick, now),
    fgts: (tx) => home.listOpenSimulations(tx, quick, { product: 'fgts', at: now }),
    clt: (tx) => home.listOpenSimulations(tx, quick, { product: 'clt', at: now }),
    stuck: (tx) =>
      home.listStuckProposals(tx, reach, { status: 'analysis', before: new Date(now.getTime() - 3_600_000) }),
  }
  for (const [name, work] of Object.entries(groups)) {
    const rowCount = await rowsScannedBy(work)
    expect([name, rowCount < FEW, rowCount]).toEqual([name, true, rowCount])
  }
})

test('counts for the menu and the day without reading the rest', async () => {
  const { countProposalsIn } = await import('#db/queries/home/waiting-counts.ts')
  const { getDayFigures } = await import('#db/queries/home/home-figures.ts')
  const { organizationId, authors, newerThan } = await reachOf(90, [AGENT])
  const rowCount = await rowsScannedBy((tx) =>
    countProposalsIn(tx, { organizationId, authors, newerThan, ceiling: 100 }, ['pending']),
  )
  expect(rowCount).toBeLessThan(FEW)
  const from = new Date(now.getTime() - DAY_MS)
  const day = await rowsScannedBy((tx) => getDayFigures(tx, { organizationId, from, to: now }))
  expect(day).toBeGreaterThan(1_000)
  expect(day).toBeLessThan(FEW)
})
