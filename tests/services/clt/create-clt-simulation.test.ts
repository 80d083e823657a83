import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CltSimulationRow, findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { nextBusinessDay } from '#lib/domain/business-days.ts'
import { addDays, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { recomputeCltSimulation } from '#lib/domain/clt/recompute.ts'
import { cents } from '#lib/domain/money.ts'
import { type CltSimulationInput, createCltSimulation } from '#lib/services/clt/create-clt-simulation.ts'
import { getCltSimulation } from '#lib/services/clt/get-clt-simulation.ts'
import { changePriceTable } from '#lib/services/prices/change-price-table.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let clt: CltFixture
let priceTableId: string
/** Consult with a margin of R$ 350.00 that every test may read. */
let consultId: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  clt = await cltFixture(harness)
  priceTableId = await clt.priceTableId()
  consultId = (await clt.consult()).id
})
afterAll(() => harness.stop())

/** Friday 20 November 2026, a bank holiday, 09:00 in São Paulo. */
const START = new Date('2026-11-20T12:00:00.000Z')

const request = (changes: Partial<CltSimulationInput> = {}): CltSimulationInput => ({
  consultId,
  priceTableId,
  numberOfInstallments: 24,
  installmentCents: null,
  netCents: null,
  ...changes,
})

const refusalOf = (changes: Partial<CltSimulationInput>, context = clt.context()) =>
  createCltSimulation(context, request(changes)).then(
    () => 'accepted',
    (error) => ({ code: error.code, details: error.details }),
  )

const rowOf = async (id: string): Promise<CltSimulationRow> => {
  const { organizationId } = clt
  const row = await withTransaction({ organizationId }, (tx) => findCltSimulation(tx, { organizationId, id }))
  if (!row) throw new Error('the simulation was not kept')
  return row
}

describe('a simulation', () => {
  test('is stored with all its inputs', async () => {
    const consult = await clt.consult({ expiresAt: new Date('2026-12-20T12:00:00.000Z') })
    const context = clt.context(START)
    const simulation = await createCltSimulation(
      context,
      request({ consultId: consult.id, installmentCents: cents(300_00) }),
    )
    expect(simulation).toMatchObject({
      consultId: consult.id,
      priceTableId,
      priceTableKey: 'aurora-padrao',
      institutionCode: 'aurora',
      documentNumber: consult.documentNumber,
      numberOfInstallments: 24,
      installmentCents: 300_00,
      issueCents: 4_661_54,
      netCents: 4_520_62,
      releaseDate: '2026-11-20',
      firstDueDate: '2027-01-20',
      insured: false,
      rulesVersion: 'clt-2025-07',
    })
    expect(await rowOf(simulation.id)).toMatchObject({
      requestedBy: 'installment',
      requestedCents: 300_00,
      marginCents: 350_00,
      priceTableVersion: 1,
      installments: simulation.installments,
      parameters: { monthlyRate: '0.0349' },
      iofRule: { version: 'iof-pf-2022-01' },
      simulationLimit: { installmentsMax: 96 },
      createdByKind: 'system',
    })
    expect(await getCltSimulation(context, { id: simulation.id })).toMatchObject({
      netCents: simulation.netCents,
    })
  })

  test('is recomputed from its own row to the same figures, for every configuration and amount', async () => {
    const configs = await harness.database.owner`
      select id, institution_code, terms from price_tables as tables
      join price_table_versions as versions on versions.table_id = tables.id
      where tables.organization_id = ${clt.organizationId} and product = 'clt' and active`
    expect(configs.length).toBeGreaterThanOrEqual(9)
    for (const config of configs) {
      const { id } = await clt.consult({ institutionCode: String(config.institution_code) })
      const numberOfInstallments = Number(config.terms.at(-1))
      const on = { consultId: id, priceTableId: String(config.id), numberOfInstallments }
      const largest = await createCltSimulation(clt.context(), request(on))
      expect(largest.installmentCents).toBe(350_00)
      const byNet = await createCltSimulation(clt.context(), request({ ...on, netCents: largest.netCents }))
      expect(byNet).toMatchObject({ netCents: largest.netCents, installmentCents: 350_00 })
      const lower = await createCltSimulation(
        clt.context(),
        request({ ...on, installmentCents: cents(217_37) }),
      )
      for (const simulation of [largest, byNet, lower]) {
        const row = await rowOf(simulation.id)
        const { iofRule, ...figures } = recomputeCltSimulation(row)
        expect({ ...row, ...figures }).toMatchObject(sameRates(row))
        expect(row.insured).toBe(row.insuranceCents > 0)
      }
    }
  })

  test('stays computable after its configuration changed', async () => {
    const simulation = await clt.simulation({ priceTableKey: 'aurora-curto', numberOfInstallments: 12 })
    const name = { product: 'clt', institutionCode: 'aurora', key: 'aurora-curto' } as const
    await changePriceTable(clt.context(), { ...name, changes: { parameters: { monthlyRate: '0.0499' } } })
    const row = await rowOf(simulation.id)
    expect(recomputeCltSimulation(row)).toMatchObject({
      netCents: simulation.netCents,
      cetMonthly: simulation.cetMonthly,
    })
  })

  test('is released on the next business day if the configuration says so, and counts as registered then', async () => {
    const { id } = await clt.consult({
      institutionCode: 'ipe',
      expiresAt: new Date('2026-12-20T12:00:00.000Z'),
    })
    const amarelo = await clt.priceTableId('ipe-amarelo', 'ipe')
    const simulation = await createCltSimulation(
      clt.context(START),
      request({ consultId: id, priceTableId: amarelo }),
    )
    expect(nextBusinessDay('2026-11-20' as never)).toBe('2026-11-23')
    expect(simulation).toMatchObject({ releaseDate: '2026-11-23', firstDueDate: '2027-02-20' })
  })

  test('belongs to the day in São Paulo, not in UTC', async () => {
    const { id } = await clt.consult({ expiresAt: new Date('2026-12-20T12:00:00.000Z') })
    const late = clt.context(new Date('2026-11-21T02:30:00.000Z'))
    const simulation = await createCltSimulation(late, request({ consultId: id }))
    expect(simulation).toMatchObject({ releaseDate: '2026-11-20', firstDueDate: '2027-01-20' })
    expect(simulation.expiresAt).toEqual(endOfDayInSaoPaulo(addDays(simulation.releaseDate, 1)))
    expect(simulation.firstDueDate).toBe(cltFirstDueDate(simulation.releaseDate))
  })

  test('lives as long as the institution honours offers, at most as long as its consult', async () => {
    const soon = new Date(START.getTime() + 60_000)
    const { id } = await clt.consult({ expiresAt: soon })
    const simulation = await createCltSimulation(clt.context(START), request({ consultId: id }))
    expect(simulation.expiresAt).toEqual(soon)
    expect(await refusalOf({ consultId: id }, clt.context(soon))).toMatchObject({ code: 'consult_expired' })
  })
})

/** Rounds the stored rates to the six decimals of recomputed rates. */
const sameRates = (row: CltSimulationRow) => ({
  installments: row.installments,
  installmentCents: row.installmentCents,
  issueCents: row.issueCents,
  netCents: row.netCents,
  iofCents: row.iofCents,
  feeCents: row.feeCents,
  insuranceCents: row.insuranceCents,
  totalCents: row.totalCents,
  firstDueDate: row.firstDueDate,
  numberOfInstallments: row.numberOfInstallments,
  cetMonthly: Number(row.cetMonthly).toFixed(6),
  cetAnnual: Number(row.cetAnnual).toFixed(6),
  annualRate: Number(row.annualRate).toFixed(6),
})

describe('a consult', () => {
  test('must exist, belong to the organization, have its margin and still be open', async () => {
    const foreign = await (await accessFixture()).organization()
    const other = await clt.consult({ organizationId: foreign })
    const closed = await clt.consult({ closedAt: now() })
    for (const id of [newId(), other.id]) {
      expect(await refusalOf({ consultId: id })).toMatchObject({ code: 'consult_not_found' })
    }
    for (const status of ['WAITING_CONSENT', 'WAITING_CREDIT_ANALYSIS', 'REJECTED', 'FAILED'] as const) {
      const { id } = await clt.consult({ status })
      expect(await refusalOf({ consultId: id })).toMatchObject({
        code: 'consult_not_ready',
        details: { status },
      })
    }
    expect(await refusalOf({ consultId: closed.id })).toMatchObject({ code: 'consult_expired' })
  })

  test('must be of the named institution', async () => {
    expect(await refusalOf({ provider: 'caravela' })).toMatchObject({ code: 'consult_mismatch' })
    expect(await refusalOf({ provider: 'nobody' })).toMatchObject({
      code: 'provider_not_supported',
      details: { allowed: ['aurora', 'caravela', 'ipe'] },
    })
    expect(await refusalOf({ provider: 'aurora' })).toBe('accepted')
  })
})

describe('a configuration', () => {
  test('must exist, be active, and belong to the consult’s institution', async () => {
    expect(await refusalOf({ priceTableId: newId() })).toMatchObject({ code: 'config_not_found' })
    const retired = await clt.priceTableId('aurora-2025')
    expect(await refusalOf({ priceTableId: retired })).toMatchObject({ code: 'config_inactive' })
    const foreign = await clt.priceTableId('ipe-amarelo', 'ipe')
    expect(await refusalOf({ priceTableId: foreign })).toMatchObject({ code: 'config_mismatch' })
  })
})

describe('the rules', () => {
  test('enforce the customer’s limits, the margin and the configuration’s numbers of instalments', async () => {
    const young = await clt.consult({ admissionMonths: 5, simulationLimit: { monthMin: 6 } })
    const short = await clt.consult({ simulationLimit: { installmentsMax: 18, valueMaxCents: 3_000_00 } })
    const cases: [Partial<CltSimulationInput>, string, object][] = [
      [{ consultId: young.id }, 'simulation_not_eligible', { monthMin: 6 }],
      [{ consultId: short.id }, 'simulation_installments_above_maximum', { maximum: 18 }],
      [{ numberOfInstallments: 5 }, 'simulation_installments_below_minimum', { minimum: 6 }],
      [{ numberOfInstallments: 25 }, 'simulation_installments_not_offered', {}],
      [
        { installmentCents: cents(350_01) },
        'simulation_installment_value_above_margin',
        { marginCents: 350_00 },
      ],
      [{ netCents: cents(9_000_00) }, 'simulation_installment_value_above_margin', { marginCents: 350_00 }],
      [{ installmentCents: cents(1_00), netCents: cents(1_00) }, 'simulation_amount_ambiguous', {}],
      [{ netCents: cents(20_00) }, 'simulation_value_out_of_range', { minimumCents: 100_00 }],
    ]
    for (const [changes, code, details] of cases) {
      expect(await refusalOf(changes)).toMatchObject({ code, details })
    }
    const within = { consultId: short.id, numberOfInstallments: 18 }
    expect((await createCltSimulation(clt.context(), request(within))).issueCents).toBeLessThanOrEqual(
      3_000_00,
    )
  })
})
