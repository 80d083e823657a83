import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Visibility } from '#lib/domain/access/permissions.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import type { Actor, Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { csvLines } from '#tests/support/checks/csv-lines.ts'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let proposals: ProposalFixture
let clt: CltFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  proposals = await proposalFixture(harness)
  clt = await cltFixture(harness)
})
afterAll(() => harness.stop())

const agent = async (visibility: Visibility = 'all'): Promise<Context> => {
  const { organizationId } = proposals
  const { id, email } = await access.person(organizationId)
  const actor: Extract<Actor, { kind: 'user' }> = {
    kind: 'user',
    id,
    email,
    name: 'Ana',
    role: 'agent',
    sessionId: id,
    teamId: null,
    visibility,
  }
  return { ...access.context(organizationId), actor }
}

const list = async (
  context: Context,
  request: { limit?: number; cursor?: string; search?: string; order?: 'asc' | 'desc' } = {},
) => {
  const { listCustomers } = await import('#lib/services/customers/list-customers.ts')
  const { encryptedSearch } = await import('#lib/services/access/encrypt-search.ts')
  const { search, ...rest } = request
  const searchToken = search === undefined ? undefined : encryptedSearch(context, search)
  return listCustomers(context, { limit: 20, ...rest, searchToken })
}

test('lists customers with only a balance or a term next to those with a proposal, latest first', async () => {
  const { documentNumber: paid } = await proposals.create({ name: 'Rita Proposta' })
  const { documentNumber: consulted } = await clt.consult({})
  const { documentNumber: queried } = await proposals.simulation()
  const { rows } = await list(await agent())
  expect(rows.slice(0, 3).map(({ documentNumber }) => documentNumber)).toEqual([queried, consulted, paid])
  expect(rows[0]).toMatchObject({ name: null, last: { kind: 'balance', status: 'success' } })
  expect(rows[2]).toMatchObject({ name: 'Rita Proposta', last: { kind: 'proposal' } })
})

test('lists each customer on one page only, however much work they have', async () => {
  const context = await agent()
  const { documentNumber } = await proposals.simulation()
  for (let index = 0; index < 3; index += 1) await proposals.simulation()
  await proposals.balance(documentNumber)
  const everybody: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 40; page += 1) {
    const { rows, nextCursor } = await list(context, { limit: 2, ...(cursor && { cursor }) })
    everybody.push(...rows.map((row) => row.documentNumber))
    if (nextCursor === null) break
    cursor = nextCursor
  }
  expect(everybody[0]).toBe(documentNumber)
  expect(new Set(everybody).size).toBe(everybody.length)
  const [count] = await harness.database.owner`
    select count(distinct document_number)::int as customers from (
      select document_number from fgts_balance_queries union all select document_number from clt_consults
      union all select document_number from proposals) as traces`
  expect(everybody).toHaveLength(Number(count?.customers))
})

test('lists each customer once in reverse order too, by the latest activity, the longest unserved first', async () => {
  const context = await agent()
  const { documentNumber: again } = await proposals.create({ name: 'Volta Depois' })
  const { documentNumber: once } = await proposals.simulation()
  await clt.consult({ documentNumber: again })
  const listAll = async (order: 'asc' | 'desc') => {
    const documentNumbers: string[] = []
    let cursor: string | undefined
    do {
      const page = await list(context, { order, limit: 2, ...(cursor !== undefined && { cursor }) })
      documentNumbers.push(...page.rows.map(({ documentNumber }) => documentNumber))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    return documentNumbers
  }
  const oldestFirst = await listAll('asc')
  expect(oldestFirst.slice(-2)).toEqual([once, again])
  expect(new Set(oldestFirst).size).toBe(oldestFirst.length)
  expect(oldestFirst).toEqual((await listAll('desc')).reverse())
})

test('finds a customer with only a balance by CPF, and a named one by the beginnings of the name', async () => {
  const context = await agent()
  const { documentNumber } = await proposals.simulation()
  expect((await list(context, { search: documentNumber })).rows).toMatchObject([{ documentNumber }])
  const proposal = await proposals.create({ name: 'Zenaide Quixabeira' })
  expect((await list(context, { search: 'zen quix' })).rows).toMatchObject([
    { documentNumber: proposal.documentNumber, name: 'Zenaide Quixabeira' },
  ])
  expect((await list(context, { search: 'ninguem assim' })).rows).toEqual([])
})

test('lists no customers of others for a person who sees only their own work', async () => {
  await proposals.create()
  expect((await list(await agent('own'))).rows).toEqual([])
})

test('reads no more rows than a page needs, among twenty thousand balances', async () => {
  const { owner } = harness.database
  const columns = await owner`
    select column_name as name from information_schema.columns
    where table_name = 'fgts_balance_queries' and table_schema = 'public' order by ordinal_position`
  const names = columns.map(({ name }) => String(name))
  const value = (name: string) => {
    if (name === 'id') return `uuidv7(make_interval(secs => -60 - n * 60))`
    if (name === 'encrypted_document_number') return 'null'
    return name === 'document_number' ? "lpad((n % 8000)::text, 11, '0')" : `model.${name}`
  }
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx.unsafe(`insert into fgts_balance_queries (${names.join(', ')})
      select ${names.map(value).join(', ')} from generate_series(1, 20000) as n,
        (select * from fgts_balance_queries limit 1) as model`)
  })
  await owner`analyze`
  const { withTransaction } = await import('#db/transaction.ts')
  const { listCustomersSince, listCustomerTraces, listLastTraces } = await import(
    '#db/queries/customers/customer-traces.ts'
  )
  const { organizationId } = proposals
  const [middle] = await owner`select id from fgts_balance_queries order by id offset 10000 limit 1`
  const since = String(middle?.id)
  const rowCount = await withTransaction({ organizationId }, (tx) =>
    rowsScanned(tx, async (explained) => {
      const traces = await listCustomerTraces(explained, { organizationId, before: since, limit: 150 })
      const oldest = { organizationId, after: since, oldestFirst: true, limit: 150 }
      await listLastTraces(explained, {
        organizationId,
        traces: await listCustomerTraces(explained, oldest),
      })
      const documentNumbers = ['00000000001', '00000000002']
      await listCustomersSince(explained, { organizationId, documentNumbers, since })
      return traces
    }),
  )
  expect(rowCount).toBeLessThan(2_000)
})

test('exports only selected and visible customers, masked, in the order of the selection', async () => {
  const { exportCustomers } = await import('#lib/services/customers/export-customers.ts')
  const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
  const { organizationId } = proposals
  const { documentNumber: paid } = await proposals.create({ name: 'Rita Levada' })
  await proposals.create({ name: 'Rui Deixado' })
  const { documentNumber: queried } = await proposals.simulation()
  const keys = [paid, queried].map((documentNumber) => customerKeyOf({ organizationId, documentNumber }))
  const lines = await csvLines(await exportCustomers(await agent(), { keys }))
  expect(lines.map((cells) => cells.slice(0, 5))).toEqual([
    ['Rita Levada', maskCpf(paid as Cpf), 'FGTS', 'Proposta · Preparando contrato', 'Aurora'],
    [null, maskCpf(queried as Cpf), 'FGTS', 'Saldo consultado', 'Aurora'],
  ])
  expect(await csvLines(await exportCustomers(await agent('own'), { keys }))).toEqual([])
  const elsewhere = { ...(await agent()), organizationId: await access.organization() }
  expect(await codeOf(exportCustomers(elsewhere, { keys }))).toBe('not_found')
})
