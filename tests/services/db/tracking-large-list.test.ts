import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import type { TrackingFilter } from '#db/queries/proposals/proposal-tracking.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import { TRACKED_CEILING, TRACKING_SORTS, type TrackingSort } from '#lib/domain/proposals/tracking.ts'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { digestsOf } from '#tests/support/fixtures/digests-of.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ROWS = 50_000

let harness: Harness
let proposals: ProposalFixture

/** Agent with few proposals, all of them old. */
const author = '01900000-0000-7000-8000-00000000aaaa'

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  await fill()
})
afterAll(() => harness?.stop())

/**
 * Inserts proposals that were created ten minutes apart: 10 % are pending and 0.05 % are in review. The
 * oldest 40 belong to `author`.
 */
const fill = async () => {
  const { owner } = harness.database
  const { id } = await proposals.create()
  const columns = await owner`
    select column_name as name from information_schema.columns
    where table_name = 'proposals' and table_schema = 'public' order by ordinal_position`
  const overrides: Record<string, string> = {
    id: 'id',
    fgts_simulation_id: 'id',
    contract_number: "'old-' || n",
    created_at: 'made',
    updated_at: "made + n % 977 * interval '1 minute'",
    status: "case when n % 2000 = 7 then 'manual_analysis' when n % 10 = 1 then 'pending' else 'paid' end",
    client_name: "'Maria ' || n % 5000",
    // Copies only plain fields, because an encrypted value can only be decrypted in its own row.
    document_number: "'00000000000'",
    encrypted_document_number: 'null',
    borrower: "jsonb_build_object('birthDate', model.borrower -> 'birthDate')",
    payment: "jsonb_build_object('type', model.payment -> 'type')",
    net_cents: 'n * 7919 % 1000000',
    created_by_id: `case when n > ${ROWS - 40} then '${author}' else model.created_by_id end`,
  }
  const names = columns.map(({ name }) => String(name))
  await owner.begin(async (tx) => {
    await tx.unsafe('set local session_replication_role = replica')
    await tx.unsafe(`
      insert into proposals (${names.join(', ')})
      select ${names.map((name) => (overrides[name] ? overrides[name].replace(/^id$/, 'seeds.id') : `model.${name}`)).join(', ')}
      from (select n, now() - n * interval '10 minutes' as made, uuidv7(n * interval '-10 minutes') as id
        from generate_series(1, ${ROWS}) as n) as seeds, (select * from proposals where id = '${id}') as model`)
    await tx.unsafe(`
      insert into proposal_name_words (organization_id, proposal_id, word)
      select organization_id, id, word from proposals,
        unnest(${digestsOf(proposals.organizationId, 'maria')}) as word where contract_number like 'old-%'`)
  })
  await owner`vacuum analyze proposals`
  await owner`vacuum analyze proposal_name_words`
}

/** Maximum number of rows scanned for a page in either direction. */
const FEW = 5_000
/**
 * A list by customer first reads the newest 1,000 matches, which for the largest amounts are among 10,000
 * rows.
 */
const FEW_BY_CUSTOMER = 15_000

const FILTERS: readonly [string, Partial<TrackingFilter>][] = [
  ['everything', {}],
  ['one product', { product: 'fgts' }],
  ['what is pending', { statuses: ['pending'] }],
  ['a rare status', { statuses: ['manual_analysis'] }],
  ['an agent of long ago', { authors: [author] }],
  ['an agent of long ago in a rare status', { authors: [author], statuses: ['manual_analysis'] }],
  ['a narrow amount', { minCents: cents(500_000), maxCents: cents(500_100) }],
  ['the largest amounts', { minCents: cents(900_000) }],
  ['a CPF', { documentNumber: '00000000042' }],
  ['a contract', { contractNumber: 'old-77' }],
  ['an old day', { startDate: '2026-01-10' as Day, endDate: '2026-01-10' as Day }],
]

describe('the tracking list of a large table', () => {
  test.each(FILTERS)(
    'finds %s in every order, from both ends and from the middle, without reading the rest',
    async (_, filter) => {
      const { findTrackingCursor, listTrackedProposals } = await import(
        '#db/queries/proposals/proposal-tracking.ts'
      )
      const { listCustomerOrder } = await import('#db/queries/proposals/customer-order.ts')
      const { withTransaction } = await import('#db/transaction.ts')
      const { organizationId } = proposals
      const query = { organizationId, ...filter }
      const filterOf = async (tx: Connection, sort: TrackingSort): Promise<TrackingFilter> =>
        sort === 'customer'
          ? { ...query, customerOrder: await listCustomerOrder(tx, query, TRACKED_CEILING) }
          : query
      for (const sort of TRACKING_SORTS) {
        for (const along of [true, false]) {
          const rowCount = await withTransaction({ organizationId }, async (tx) => {
            const first = await filterOf(tx, sort)
            const rows = await listTrackedProposals(tx, first, { sort, along, limit: 21 })
            const middle = rows.at(10)
            const after = middle && (await findTrackingCursor(tx, { organizationId, id: middle.id }, sort))
            const ordering = await rowsScanned(tx, (explained) => filterOf(explained, sort))
            const reading = await rowsScanned(tx, (explained) =>
              listTrackedProposals(explained, first, { sort, along, limit: 21, after }),
            )
            return ordering + reading
          })
          const most = sort === 'customer' ? FEW_BY_CUSTOMER : FEW
          expect(rowCount, `${sort}, ${along ? 'along' : 'against'} the index`).toBeLessThan(most)
        }
      }
    },
  )
})

describe('a list by customer of a large table', () => {
  test('contains the newest 1,000 matches, each once and in order, and reports that there are more', async () => {
    const { listTrackedProposals } = await import('#lib/services/proposals/list-tracked-proposals.ts')
    const request = { sort: 'customer', order: 'asc', limit: 100 } as const
    const rows: { id: string; clientName: string }[] = []
    let cursor: string | undefined
    do {
      const page = await listTrackedProposals(proposals.context(), { ...request, cursor })
      expect(page).toMatchObject({ total: TRACKED_CEILING, totalIsExact: false })
      rows.push(...page.rows)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const newest = await harness.database.owner<{ id: string }[]>`
      select id from proposals order by id desc limit ${TRACKED_CEILING}`
    expect(rows.map(({ id }) => id).sort()).toEqual(newest.map(({ id }) => id).sort())
    const names = rows.map(({ clientName }) => clientName)
    expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare))
  })

  test('is exported newest first and whole', async () => {
    const { exportProposals } = await import('#lib/services/proposals/export-proposals.ts')
    const request = { sort: 'customer', order: 'asc', cpf: 'masked', status: ['manual_analysis'] } as const
    const { batches } = await exportProposals(proposals.context(), request)
    const contracts: unknown[] = []
    for await (const batch of batches) contracts.push(...batch.map((cells) => cells[0]))
    const newest = await harness.database.owner<{ number: string }[]>`
      select contract_number as number from proposals where status = 'manual_analysis' order by id desc`
    expect(contracts).toEqual(newest.map(({ number }) => number))
  })
})

describe('the export of a large table', () => {
  test('contains every row once, in order, with constant memory', async () => {
    const { exportProposals } = await import('#lib/services/proposals/export-proposals.ts')
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const heapNow = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const request = { sort: 'net', order: 'asc', cpf: 'masked' } as const
    const { batches } = await exportProposals(proposals.context(), request)
    const contracts = new Set<unknown>()
    let [rows, before, previous] = [0, 0, 0]
    for await (const batch of batches) {
      for (const cells of batch) {
        const net = cells[7] as { value: number }
        expect(net.value).toBeGreaterThanOrEqual(previous)
        previous = net.value
        contracts.add(cells[0])
      }
      rows += batch.length
      if (rows === 10_000) before = heapNow()
    }
    expect(rows).toBe(ROWS + 1)
    expect(contracts.size).toBe(rows)
    contracts.clear()
    expect(heapNow() - before).toBeLessThan(10_000_000)
  })
})
