import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { digestsOf } from '#tests/support/fixtures/digests-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const ROWS = 200_000
const SECONDS_APART = 300

let harness: Harness
let fixture: CltFixture
let oldDay: Day

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await cltFixture(harness)
  await fill()
})

afterAll(() => harness?.stop())

/**
 * Inserts two years of closed consults. Only the few oldest differ in institution, status, author or name.
 */
const fill = async () => {
  const { owner } = harness.database
  const { id } = await fixture.consult({ status: 'WAITING_CONSENT' })
  const columns = await owner`
    select column_name as name from information_schema.columns
    where table_name = 'clt_consults' and table_schema = 'public' order by ordinal_position`
  const names = columns.map((column) => String(column.name))
  const rare = (count: number, value: string, otherwise: string) =>
    `case when n > ${ROWS - count} then ${value} else ${otherwise} end`
  const stored = (word: string) => digestsOf(fixture.organizationId, word)
  const overrides: Record<string, string> = {
    id: 'id',
    created_at: 'made',
    updated_at: 'made',
    closed_at: 'made',
    code: "'no_margin'",
    status: rare(30, "'FAILED'", "'REJECTED'"),
    institution_code: rare(50, "'ipe'", "'aurora'"),
    created_by_id: rare(40, "'agent'", 'model.created_by_id'),
    document_number: "lpad((n % 90000)::text, 11, '0')",
    encrypted_document_number: 'null',
    name: "'Maria'",
  }
  const values = names.map((name) =>
    name in overrides ? (name === 'id' ? 'seeds.id' : overrides[name]) : `model.${name}`,
  )
  const statements = [
    `create table seeds as select n, now() - make_interval(secs => 60 + n * ${SECONDS_APART}) as made,
      uuidv7(make_interval(secs => -60 - n * ${SECONDS_APART})) as id from generate_series(1, ${ROWS}) as n`,
    'set local session_replication_role = replica',
    `insert into clt_consults (${names.join(', ')})
      select ${values.join(', ')} from seeds, (select * from clt_consults where id = '${id}') as model`,
    `insert into clt_consult_name_words (organization_id, consult_id, word)
      select '${fixture.organizationId}', id, word
      from seeds, unnest(${rare(3, stored('zoroastro'), stored('maria'))}) as word`,
  ]
  await owner.begin(async (tx) => {
    for (const statement of statements) await tx.unsafe(statement)
  })
  await owner`analyze`
  const [row] = await owner`select to_char(made, 'YYYY-MM-DD') as day from seeds where n = ${ROWS - 1_000}`
  oldDay = String(row?.day) as Day
}

const WINDOW = { limit: 21, offset: 0 }
/** Bounds that include every deadline. */
const WITHIN_DAYS = {
  at: new Date(0),
  consentBefore: new Date('2100-01-01T00:00:00Z'),
  marginBefore: new Date('2100-01-01T00:00:00Z'),
}
/** Maximum number of rows that a filtered page and its count may scan, out of 200,000. */
const FEW = 3_000

const rowsScannedBy = async (filter: Record<string, unknown>, window: object = {}) => {
  const { withTransaction } = await import('#db/transaction.ts')
  const { countCltConsults, listCltConsults } = await import('#db/queries/clt/clt-consult-lists.ts')
  const query = { organizationId: fixture.organizationId, ...filter }
  return withTransaction(fixture, (tx) =>
    rowsScanned(tx, async (explained) => {
      await listCltConsults(explained, query, { ...WINDOW, ...window })
      await countCltConsults(explained, query, 10_001)
    }),
  )
}

describe('a list of two hundred thousand consults', () => {
  test.each([
    ['an institution used long ago', () => ({ institutionCode: 'ipe' })],
    ['a rare status', () => ({ statuses: ['FAILED'] })],
    ['two rare statuses', () => ({ statuses: ['FAILED', 'WAITING_CONSENT'] })],
    ['an old day', () => ({ startDate: oldDay, endDate: oldDay })],
    ['a rare status before an old day', () => ({ statuses: ['FAILED'], endDate: oldDay })],
    ['an institution used long ago, before an old day', () => ({ institutionCode: 'ipe', endDate: oldDay })],
    ['a CPF', () => ({ documentNumber: '00000000042' })],
    ['an agent of long ago', () => ({ authors: ['agent'] })],
    ['what runs out soon', () => ({ statuses: ['WAITING_CONSENT', 'SUCCESS'], expiring: WITHIN_DAYS })],
  ])('is narrowed to %s without reading the rest', async (_, filter) => {
    const rowCount = await rowsScannedBy(filter())
    expect(rowCount).toBeGreaterThan(0)
    expect(rowCount).toBeLessThan(FEW)
  })

  test('shows the newest and counts to the ceiling without reading more', async () => {
    expect(await rowsScannedBy({})).toBeLessThan(10_100)
  })

  test('shows the oldest first, from the first page on, without reading more', async () => {
    const [row] = await harness.database.owner`select id from seeds where n = ${ROWS / 2}`
    expect(await rowsScannedBy({ statuses: ['FAILED'] }, { order: 'asc' })).toBeLessThan(FEW)
    expect(await rowsScannedBy({}, { order: 'asc', cursor: row?.id })).toBeLessThan(10_100)
  })
})
