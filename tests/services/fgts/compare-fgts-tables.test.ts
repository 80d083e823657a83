import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { compareFgtsTables, type FgtsComparisonInput } from '#lib/services/fgts/compare-fgts-tables.ts'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation.ts'
import { listFgtsPriceTables } from '#lib/services/fgts/list-fgts-price-tables.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type FgtsFixture, startFgtsFixture, yearly } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context
const cpf = makeCpf({ seed: 820 })
const PERIODS = yearly(500, 430.5, 320)

beforeAll(async () => {
  fixture = await startFgtsFixture()
  context = await fixture.caller()
  await fixture.balance(context, cpf, PERIODS)
})
afterAll(() => fixture.stop())

const request = (changes: Partial<FgtsComparisonInput> = {}): FgtsComparisonInput => ({
  documentNumber: cpf,
  provider: 'aurora',
  targetAmount: cents(0),
  desiredInstallments: PERIODS,
  ...changes,
})

const countSimulations = () =>
  fixture.owner<{ count: number }[]>`select count(*)::int as count from fgts_simulations`

describe('the comparison of fee tables', () => {
  test('returns for every active table the figures of its simulation, and stores none', async () => {
    const before = await countSimulations()
    const comparison = await compareFgtsTables(context, request())
    expect(await countSimulations()).toEqual(before)
    const active = await listFgtsPriceTables(context, { provider: 'aurora', active: true })
    expect(comparison.map(({ priceTableId }) => priceTableId)).toEqual(active.map(({ id }) => id))
    for (const { priceTableId, simulation } of comparison) {
      const created = await createFgtsSimulation(context, { ...request(), simulationFeesId: priceTableId })
      expect(simulation).toMatchObject({
        netCents: created.netCents,
        cetMonthly: created.cetMonthly,
        installments: created.installments,
      })
    }
  })

  test('reports for each table why it rejects the request', async () => {
    const comparison = await compareFgtsTables(context, request({ targetAmount: cents(10_000_00) }))
    expect(comparison.map(({ refusal }) => refusal?.code)).toEqual(
      comparison.map(() => 'target_amount_unreachable'),
    )
    const highest = comparison.map(({ refusal }) => refusal?.details.maximumCents)
    expect(new Set(highest).size).toBe(comparison.length)
    const english = await compareFgtsTables(
      { ...context, language: 'en' },
      request({ targetAmount: cents(10_000_00) }),
    )
    expect(english[0]?.refusal?.text).toMatch(/^With these instalments at most/)
  })

  test('is rejected as a whole without a live balance', async () => {
    const other = request({ documentNumber: makeCpf({ seed: 821 }) })
    await expect(compareFgtsTables(context, other)).rejects.toMatchObject({ code: 'balance_required' })
  })
})
