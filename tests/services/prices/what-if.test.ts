import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#db/client.ts'
import { addMonths, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { startPriceWhatIf } from '#lib/services/prices/start-price-what-if.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { rowsScanned } from '#tests/support/checks/rows-scanned.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type PriceTableFixture, priceTableFixture } from './price-table-fixture.ts'

let harness: Harness
let tables: PriceTableFixture
let proposals: ProposalFixture
let clt: CltFixture
let old: Awaited<ReturnType<typeof fgtsSimulation>>
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const { clockShift, setClockShift } = await import('#lib/config/clock.ts')
  // Ids contain their creation time and ascend, so `old` is created first, with the clock set back.
  setClockShift(clockShift() - 31 * 86_400_000)
  tables = await priceTableFixture(harness)
  proposals = await proposalFixture(harness)
  old = await fgtsSimulation('Aurora Leve')
  setClockShift(clockShift() + 31 * 86_400_000)
  clt = await cltFixture(harness)
})
afterAll(() => harness.stop())

const rita = () => tables.rita.context()
const sonia = () => tables.sonia.context()

const fgtsSimulation = async (key: string, targetReais = 0) => {
  const { createFgtsSimulation } = await import('#lib/services/fgts/create-fgts-simulation.ts')
  const documentNumber = nextCpf()
  const { now } = await import('#lib/config/clock.ts')
  const desiredInstallments = [12, 24, 36].map((months) => ({
    dueDate: `${addMonths(dayInSaoPaulo(now()), months).slice(0, 7)}-01` as Day,
    amountCents: cents(500_00),
  }))
  return createFgtsSimulation(proposals.context(), {
    documentNumber,
    provider: 'aurora',
    simulationFeesId: (await tables.table(key)).id,
    balanceId: await proposals.balance(documentNumber),
    targetAmount: cents(targetReais * 100),
    desiredInstallments,
  })
}

describe('the effect of a change', () => {
  test('is the difference to the same requests under the new terms, to the cent', async () => {
    const simulation = await fgtsSimulation('Aurora Leve')
    const requested = await fgtsSimulation('Aurora Leve', 400)
    const id = await tables.draft(rita(), {
      key: 'Aurora Leve',
      parameters: { fee: { type: 'fixed', value: 60_00 } },
    })
    const effect = await tables.runWhatIf(rita(), id)
    expect(effect).toMatchObject({ status: 'done', found: 2, foundIsExact: true, total: 2, done: 2 })
    const { before, after, spread, ...result } = effect?.result ?? {}
    // The fee rises by R$ 25,00. An advance of the full value then pays out less, and an advance with a
    // requested net amount needs more face value.
    expect(before?.netCents).toBe(simulation.netCents + requested.netCents)
    expect(after?.netCents).toBe(Number(before?.netCents) - 25_00)
    expect(Number(after?.paidCents)).toBeGreaterThan(Number(before?.paidCents))
    expect(Number(after?.revenueCents)).toBeGreaterThan(Number(before?.revenueCents) + 50_00 - 1)
    expect(result).toMatchObject({ compared: 2, dearer: 2, cheaper: 0, lost: { count: 0 }, refusals: [] })
    expect(spread?.net.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  test('counts requests below a minimum or no longer possible, with what is lost', async () => {
    await fgtsSimulation('Aurora Proteção')
    const id = await tables.draft(rita(), { key: 'Aurora Proteção', parameters: { minInstallments: 5 } })
    const effect = await tables.runWhatIf(rita(), id)
    expect(effect?.result).toMatchObject({
      compared: 0,
      belowMinimum: 1,
      lost: { count: 1 },
      refusals: [{ code: 'too_few_installments', count: 1 }],
    })
  })

  test('of CLT recomputes by term, margin and limits, and counts a dropped term as lost', async () => {
    const { createCltSimulation } = await import('#lib/services/clt/create-clt-simulation.ts')
    const config = await tables.table('aurora-curto')
    for (const numberOfInstallments of [6, 12, 24]) {
      const { id: consultId } = await clt.consult({ marginCents: 400_00 })
      const request = { consultId, priceTableId: config.id, numberOfInstallments }
      await createCltSimulation(clt.context(), { ...request, installmentCents: null, netCents: null })
    }
    const id = await tables.draft(rita(), {
      key: 'aurora-curto',
      terms: [12, 24],
      parameters: { monthlyRate: '0.0250' },
    })
    const result = (await tables.runWhatIf(rita(), id))?.result
    expect(result).toMatchObject({ compared: 2, cheaper: 2, belowMinimum: 1, lost: { count: 1 } })
    expect(Number(result?.after.netCents)).toBeGreaterThan(Number(result?.before.netCents))
    expect(Number(result?.after.revenueCents)).toBeLessThan(Number(result?.before.revenueCents))
  })

  test('covers only the last 30 days, and is written only by the newest run', async () => {
    const { count } = (
      await harness.database.owner`
      select count(*)::int as count from fgts_simulations where price_table_id = ${old.priceTableId}`
    )[0] as { count: number }
    const id = await tables.draft(rita(), { key: 'Aurora Leve', parameters: { monthlyRate: '0.0151' } })
    const replaced = (await startPriceWhatIf(rita(), { id })).whatIf
    expect((await tables.runWhatIf(rita(), id))?.found).toBe(count - 1)
    const { computePriceWhatIf } = await import('#lib/services/prices/compute-price-what-if.ts')
    await computePriceWhatIf(proposals.context(), { changeId: id, run: String(replaced?.run) })
    const { getPriceChange } = await import('#lib/services/prices/get-price-change.ts')
    expect((await getPriceChange(rita(), { id })).whatIf?.run).not.toBe(replaced?.run)
    expect(await codeOf(startPriceWhatIf(tables.agent.context(), { id }))).toBe('permission_denied')
  })
})

describe('a simulation made before a change', () => {
  test('still becomes a proposal on its own version, while new ones use the new version', async () => {
    const simulation = await fgtsSimulation('Aurora Leve')
    const old = await tables.table('Aurora Leve')
    const id = await tables.propose(rita(), { key: 'Aurora Leve', parameters: { monthlyRate: '0.0160' } })
    await decidePriceChange(sonia(), { id, decision: 'approve', reason: '' })
    const body = { ...proposalBody(simulation.id, simulation.documentNumber), simulationFeesId: old.id }
    const answer = await harness.api('/fgts/proposal', { body })
    expect(answer.status, answer.text).toBe(201)
    const next = await fgtsSimulation('Aurora Leve')
    expect(next).toMatchObject({ priceTableVersion: old.version + 1, parameters: { monthlyRate: '0.0160' } })
    const response = await harness.api('/fgts/simulations/fees/new?provider=aurora&active=true')
    const ids = response.body.map((table: { simulationFeesId: string }) => table.simulationFeesId)
    expect(ids).toContain(old.id)
  })
})

describe('many simulations', () => {
  test('are sampled to the newest 5,000, which is stated', async () => {
    await copies(await fgtsSimulation('Aurora Padrão'), 6_000)
    const id = await tables.draft(rita(), { key: 'Aurora Padrão', parameters: { monthlyRate: '0.0199' } })
    const effect = await tables.runWhatIf(rita(), id)
    expect(effect).toMatchObject({ status: 'done', found: 6001, total: 5000, done: 5000 })
    expect(effect?.result?.compared).toBe(5000)
  })

  test('are counted up to the ceiling of lists, and read page by page by their own index', async () => {
    const { withTransaction } = await import('#db/transaction.ts')
    const { listNewestPriceTables } = await import('#db/queries/prices/price-tables.ts')
    const { countSimulationsByVersion } = await import('#db/queries/prices/price-table-versions.ts')
    const { listTriedFgtsSimulations } = await import('#db/queries/prices/tried-simulations.ts')
    await copies(await fgtsSimulation('Aurora Leve'), 30_000)
    await harness.database.owner`analyze fgts_simulations`
    const { organizationId } = proposals
    const since = new Date(rita().now.getTime() - 30 * 86_400_000)
    const versions = await Promise.all(
      ['Aurora Leve', 'Aurora Padrão'].map(async (key) => {
        const { id: tableId, version } = await tables.table(key)
        return { tableId, version }
      }),
    )
    const countRows = (work: Parameters<typeof rowsScanned>[1]) =>
      withTransaction({ organizationId }, (tx) => rowsScanned(tx, work))
    const window = { organizationId, versions, since, limit: 100 }
    const middle = await harness.database
      .owner`select id from fgts_simulations order by id offset 15000 limit 1`
    for (const before of [null, String(middle[0]?.id)])
      expect(await countRows((tx) => listTriedFgtsSimulations(tx, { ...window, before }))).toBeLessThan(500)
    const ceiling = 1_001
    const countVersions = (tx: Connection) =>
      countSimulationsByVersion(tx, { organizationId, since, ceiling })
    expect(await countRows(countVersions)).toBeLessThan(3_000)
    expect(await countRows((tx) => listNewestPriceTables(tx, { organizationId }))).toBeLessThan(200)
  })
})

/** Inserts copies of a simulation whose ids contain times one second apart. */
const copies = async ({ id }: { id: string }, count: number) => {
  const { owner } = harness.database
  const columns = await owner`
    select column_name as name from information_schema.columns
    where table_name = 'fgts_simulations' and table_schema = 'public' order by ordinal_position`
  const names = columns.map((column) => String(column.name))
  const overrides: Record<string, string> = {
    id: 'uuidv7(make_interval(secs => -n))',
    // An encrypted value can only be decrypted in its own row.
    document_number: "'00000000000'",
    encrypted_document_number: 'null',
  }
  const values = names.map((name) => overrides[name] ?? `model.${name}`)
  await owner.unsafe(`insert into fgts_simulations (${names.join(', ')}) select ${values.join(', ')}
    from fgts_simulations as model, generate_series(1, ${count}) as n where model.id = '${id}'`)
}
