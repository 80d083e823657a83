import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { digestsOf } from '#tests/support/fixtures/digests-of.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ROWS = 20_000
const SECONDS_APART = 400

let harness: Harness
let proposals: ProposalFixture
let oldDay: Day

/** Agent with some hundred proposals, all of them old. */
const author = '01900000-0000-7000-8000-00000000aaaa'

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  await fill()
})

afterAll(() => harness?.stop())

/** An encrypted value can only be decrypted in its own row. */
const PLAIN: Record<string, string> = {
  document_number: "'00000000000'",
  encrypted_document_number: 'null',
  client_name: "'Maria'",
}

const columnsOf = async (table: string, overrides: Record<string, string>) => {
  const rows = await harness.database.owner`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = 'public' order by ordinal_position`
  const names = rows.map((row) => String(row.name))
  return [
    names.join(', '),
    names.map((name) => ({ ...PLAIN, ...overrides })[name] ?? `model.${name}`).join(', '),
  ]
}

const copies = async (table: string, model: string, overrides: Record<string, string>) => {
  const [names, values] = await columnsOf(table, overrides)
  return `insert into ${table} (${names}) select ${values} from seeds, (select * from ${table} where ${model} limit 1) as model`
}

/** Inserts many rows. Only the oldest rows have another institution, agent, status or name. */
const fill = async () => {
  const { owner } = harness.database
  const { id } = await proposals.create()
  const rare = (count: number, value: string, otherwise: string) =>
    `case when n > ${ROWS - count} then ${value} else ${otherwise} end`
  const stored = (word: string) => digestsOf(proposals.organizationId, word)
  const timestamps = { created_at: 'made', updated_at: 'made' }
  const institution_code = rare(50, "'ipe'", "'aurora'")
  const document_number = "lpad((n % 9000)::text, 11, '0')"
  const statements = [
    `create table seeds as select n, now() - make_interval(secs => 60 + n * ${SECONDS_APART}) as made,
      uuidv7(make_interval(secs => -60 - n * ${SECONDS_APART})) as proposal, uuidv7(make_interval(secs => -60 - n * ${SECONDS_APART})) as other
      from generate_series(1, ${ROWS}) as n`,
    'set local session_replication_role = replica',
    await copies('fgts_simulations', 'true', { id: 'other', created_at: 'made' }),
    await copies('proposals', `id = '${id}'`, {
      ...timestamps,
      id: 'proposal',
      fgts_simulation_id: 'other',
      contract_number: "'old-' || n",
      status: rare(30, "'manual_analysis'", "'paid'"),
      document_number,
      institution_code,
      created_by_id: rare(400, `'${author}'`, 'model.created_by_id'),
    }),
    `insert into proposal_name_words (organization_id, proposal_id, word)
      select '${proposals.organizationId}', proposal, word
      from seeds, unnest(${rare(3, stored('zoroastro'), stored('maria'))}) as word`,
    await copies('fgts_balance_queries', "status = 'success'", {
      ...timestamps,
      id: 'other',
      expires_at: "made + interval '1 day'",
      code: "'no_balance'",
      status: rare(30, "'fail'", "'success'"),
      document_number,
      institution_code,
    }),
    `insert into fgts_balance_requesters (organization_id, query_id, user_id)
      select '${proposals.organizationId}', other, '${author}' from seeds where n > ${ROWS - 40}`,
    'set local session_replication_role = origin',
  ]
  await owner.begin(async (tx) => {
    for (const statement of statements) await tx.unsafe(statement)
  })
  await owner`analyze`
  const [row] = await owner`select to_char(made, 'YYYY-MM-DD') as day from seeds where n = ${ROWS - 1_000}`
  oldDay = String(row?.day) as Day
}

const inOrganization = async (work: Parameters<typeof rowsScanned>[1]) => {
  const { withTransaction } = await import('#db/transaction.ts')
  return withTransaction({ organizationId: proposals.organizationId }, (tx) => rowsScanned(tx, work))
}

const oldHour = (day: Day) => ({
  startDate: new Date(`${day}T12:00:00Z`),
  endDate: new Date(`${day}T13:00:00Z`),
})

const WINDOW = { limit: 21, offset: 0 }
/** Maximum number of rows read for a filtered page and its count together. */
const FEW = 3_000

describe('a list of a large table', () => {
  test.each([
    ['an institution used long ago', () => ({ institutionCode: 'ipe' })],
    ['a rare status', () => ({ statuses: ['manual_analysis'] as const })],
    ['an old day', () => ({ startDate: oldDay, endDate: oldDay })],
    ['an old hour', () => oldHour(oldDay)],
    ['a rare status before an old day', () => ({ statuses: ['manual_analysis'] as const, endDate: oldDay })],
    ['an institution used long ago, before an old day', () => ({ institutionCode: 'ipe', endDate: oldDay })],
    ['a CPF', () => ({ documentNumber: '00000000042' })],
    ['an agent of long ago', () => ({ authors: [author] })],
    [
      'a team of long ago, in a rare status',
      () => ({ authors: [author, 'another'], statuses: ['manual_analysis'] as const }),
    ],
  ])('finds the proposals of %s without reading the rest, of one product and of both', async (_, filter) => {
    const { listProposals, countProposals } = await import('#db/queries/proposals/proposals.ts')
    for (const product of ['fgts', undefined] as const) {
      const query = { organizationId: proposals.organizationId, product, ...filter() }
      const rowCount = await inOrganization(async (tx) => {
        await listProposals(tx, query, WINDOW)
        await countProposals(tx, query, 10_001)
      })
      expect(rowCount).toBeGreaterThan(0)
      expect(rowCount).toBeLessThan(FEW)
    }
  })

  test.each([
    ['an institution used long ago', () => ({ institutionCode: 'ipe' })],
    ['rare failures', () => ({ statuses: ['fail'] as const })],
    ['an old day', () => ({ startDate: oldDay, endDate: oldDay })],
    ['an old hour', () => oldHour(oldDay)],
    ['a CPF', () => ({ documentNumber: '00000000042' })],
    ['an agent of long ago', () => ({ askers: [author] })],
  ])('finds the history of balances of %s without reading the rest', async (_, filter) => {
    const { listFgtsBalanceQueries, countFgtsBalanceQueries } = await import(
      '#db/queries/fgts/fgts-balance-lists.ts'
    )
    const statuses = ['success', 'fail'] as const
    const query = { organizationId: proposals.organizationId, statuses, liveAt: null, ...filter() }
    const rowCount = await inOrganization(async (tx) => {
      await listFgtsBalanceQueries(tx, query, WINDOW)
      await countFgtsBalanceQueries(tx, query, 10_001)
    })
    expect(rowCount).toBeGreaterThan(0)
    expect(rowCount).toBeLessThan(FEW)
  })

  test('shows the newest proposals and the live balances by reading little more than the page', async () => {
    const { listProposals } = await import('#db/queries/proposals/proposals.ts')
    const { listFgtsBalanceQueries } = await import('#db/queries/fgts/fgts-balance-lists.ts')
    const { organizationId } = proposals
    const statuses = ['success', 'fail'] as const
    const liveAt = proposals.context().now
    const rowCount = await inOrganization(async (tx) => {
      await listProposals(tx, { organizationId }, WINDOW)
      await listProposals(tx, { organizationId, product: 'fgts' }, WINDOW)
      await listFgtsBalanceQueries(tx, { organizationId, statuses, liveAt }, WINDOW)
    })
    expect(rowCount).toBeLessThan(1_000)
  })

  test('shows a page of one agent without reading the other proposals of the agent', async () => {
    const { listProposals } = await import('#db/queries/proposals/proposals.ts')
    const query = { organizationId: proposals.organizationId, authors: [author] }
    const rowCount = await inOrganization((tx) => listProposals(tx, query, WINDOW))
    expect(rowCount).toBeLessThan(3 * WINDOW.limit)
  })
})
