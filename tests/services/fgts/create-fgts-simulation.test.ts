import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { recomputeFgtsSimulation } from '#lib/domain/fgts/recompute.ts'
import type { Cents } from '#lib/domain/money.ts'
import { cents } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import { createFgtsSimulation, type FgtsSimulationInput } from '#lib/services/fgts/create-fgts-simulation.ts'
import { getFgtsSimulation } from '#lib/services/fgts/get-fgts-simulation.ts'
import { listFgtsPriceTables } from '#lib/services/fgts/list-fgts-price-tables.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { at, type FgtsFixture, HOUR_MS, startFgtsFixture, yearly } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context
let tables: Record<string, string>
const cpf = makeCpf({ seed: 500 })
const PERIODS = yearly(500, 430.5, 320)
beforeAll(async () => {
  fixture = await startFgtsFixture()
  context = await fixture.caller()
  await fixture.balance(context, cpf, PERIODS)
  tables = await tablesOf(context)
})
afterAll(() => fixture.stop())

const tablesOf = async (caller: Context) => {
  const lists = await Promise.all([true, false].map((active) => listFgtsPriceTables(caller, { active })))
  return Object.fromEntries(lists.flat().map((table) => [table.name, table.id]))
}

const request = (changes: Partial<FgtsSimulationInput> = {}): FgtsSimulationInput => ({
  documentNumber: cpf,
  provider: 'aurora',
  simulationFeesId: tables['Aurora Padrão'] ?? '',
  targetAmount: cents(0),
  desiredInstallments: PERIODS,
  ...changes,
})

const refusalOf = (changes: Partial<FgtsSimulationInput>, caller = context) =>
  createFgtsSimulation(caller, request(changes)).then(
    () => 'accepted',
    (error) => error.code,
  )

describe('a simulation', () => {
  test('adds up to the cent and is stored with all its inputs', async () => {
    const simulation = await createFgtsSimulation(context, request())
    expect(simulation.totalCents).toBe(125_050)
    expect(simulation.netCents + simulation.iofCents + simulation.feeCents + simulation.insuranceCents).toBe(
      simulation.issueCents,
    )
    expect(simulation).toMatchObject({ releaseDate: '2026-11-21', rulesVersion: 'fgts-2026-11' })
    const stored = await getFgtsSimulation(context, { id: simulation.id })
    expect(stored).toMatchObject({
      netCents: simulation.netCents,
      installments: simulation.installments,
    })
  })

  test('is recomputed from its own row to the same figures, even after its table changed', async () => {
    for (const name of ['Aurora Padrão', 'Aurora Proteção']) {
      const { id } = await createFgtsSimulation(context, request({ simulationFeesId: tables[name] ?? '' }))
      await fixture.owner`update price_table_versions set parameters = parameters || '{"monthlyRate":"0.05"}' where table_id = ${tables[name] ?? ''}`
      const row = await fixture.withTransaction(context, (tx) => findFgtsSimulation(tx, id))
      if (!row) throw new Error('the simulation was not kept')
      await fixture.owner`update price_table_versions set parameters = ${fixture.owner.json(row.parameters)} where table_id = ${tables[name] ?? ''}`
      const again = recomputeFgtsSimulation(row)
      const { issueCents, ...figures } = again
      expect({ ...figures, issueCents }).toEqual({
        installments: row.installments,
        totalCents: row.totalCents,
        issueCents: row.issueCents,
        iofCents: row.iofCents,
        feeCents: row.feeCents,
        insuranceCents: row.insuranceCents,
        netCents: row.netCents,
        cetMonthly: Number(row.cetMonthly).toFixed(6),
        cetAnnual: Number(row.cetAnnual).toFixed(6),
        monthlyRate: row.parameters.monthlyRate,
        annualRate: Number(row.annualRate).toFixed(6),
        iofRule: row.iofRule,
      })
    }
  })

  test('reaches a target to the cent with the fewest instalments', async () => {
    const target = cents(600_00)
    const simulation = await createFgtsSimulation(context, request({ targetAmount: target }))
    expect(simulation.netCents).toBeGreaterThanOrEqual(target)
    expect(simulation.netCents - target).toBeLessThanOrEqual(1)
    expect(simulation.installments.map((item) => item.dueDate)).toEqual(['2027-03-01', '2028-03-01'])
    expect(simulation.targetCents).toBe(target)
  })

  test('rejects an unreachable target with the maximum', async () => {
    const all = await createFgtsSimulation(context, request())
    const most = all.netCents as Cents
    await expect(
      createFgtsSimulation(context, request({ targetAmount: cents(most + 1) })),
    ).rejects.toMatchObject({
      code: 'target_amount_unreachable',
      details: { maximumCents: most },
    })
    await expect(createFgtsSimulation(context, request({ targetAmount: most }))).resolves.toMatchObject({
      netCents: most,
    })
  })

  test('lives as long as the institution honours offers, longer than its balance', async () => {
    const simulation = await createFgtsSimulation(context, request())
    expect(simulation.expiresAt).toEqual(new Date('2026-11-23T02:59:59.999Z'))
    const nextMorning = at(context, 22 * HOUR_MS)
    const later = await createFgtsSimulation(nextMorning, request())
    expect(later.expiresAt).toEqual(new Date('2026-11-24T02:59:59.999Z'))
    expect(later.releaseDate).toBe('2026-11-22')
  })

  test('is released on the next business day if the table says so', async () => {
    const caller = await fixture.caller()
    const ipe = await tablesOf(caller)
    const { queryId } = await startFgtsBalanceQuery(caller, { documentNumber: cpf, provider: 'ipe' })
    await fixture.succeed(caller, queryId, PERIODS)
    const input = request({ provider: 'ipe', simulationFeesId: ipe['Ipê Amarelo'] ?? '' })
    expect((await createFgtsSimulation(caller, input)).releaseDate).toBe('2026-11-23')
  })

  test('cannot be changed or seen by another organization', async () => {
    const { id } = await createFgtsSimulation(context, request())
    await expect(getFgtsSimulation(await fixture.caller(), { id })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(fixture.owner`update fgts_simulations set fee_cents = 0 where id = ${id}`).rejects.toThrow(
      'written once',
    )
  })
})

describe('an invalid simulation', () => {
  test('is rejected when its table is unknown, foreign, inactive or of another institution', async () => {
    const foreign = await tablesOf(await fixture.caller())
    const unknown = '0199a3b2-7c00-7000-8000-000000000000'
    expect(await refusalOf({ simulationFeesId: unknown })).toBe('fee_table_not_found')
    expect(await refusalOf({ simulationFeesId: foreign['Aurora Padrão'] ?? '' })).toBe('fee_table_not_found')
    expect(await refusalOf({ simulationFeesId: tables['Aurora 2025'] ?? '' })).toBe('fee_table_inactive')
    expect(await refusalOf({ simulationFeesId: tables['Ipê Amarelo'] ?? '' })).toBe('fee_table_mismatch')
    expect(await refusalOf({ provider: 'nenhuma' })).toBe('provider_not_supported')
  })

  test.each([
    ['is inactive', { active: false }, 'provider_not_supported'],
    ['has no active connection', { kind: 'origination_api' }, 'provider_not_supported'],
    ['does not offer FGTS', { products: ['clt'] }, 'product_not_supported'],
  ])('is rejected when its institution %s', async (_, changes, code) => {
    const { owner } = fixture
    const [before] = await owner`select active, kind, products from institutions where code = 'aurora'`
    await owner`update institutions set ${owner(changes)} where code = 'aurora'`
    const refusal = await refusalOf({})
    await owner`update institutions set ${owner(before ?? {})} where code = 'aurora'`
    expect(refusal).toBe(code)
    expect(await refusalOf({})).toBe('accepted')
  })

  test('is rejected without a single live balance to use', async () => {
    expect(await refusalOf({ documentNumber: makeCpf({ seed: 510 }) })).toBe('balance_required')
    expect(await refusalOf({}, at(context, 24 * HOUR_MS))).toBe('balance_required')
  })

  test('is rejected when the named balance is missing, foreign, of another CPF or institution, running, failed, expired or cleared', async () => {
    const caller = await fixture.caller()
    const own = await tablesOf(caller)
    const simulationFeesId = own['Aurora Padrão'] ?? ''
    const refusalFor = (balanceId: string, changes: Partial<FgtsSimulationInput> = {}, later = 0) =>
      refusalOf({ simulationFeesId, balanceId, ...changes }, at(caller, later))
    const foreign = await fixture.balance(await fixture.caller(), cpf)
    expect(await refusalFor('0199a3b2-7c00-7000-8000-000000000000')).toBe('balance_not_found')
    expect(await refusalFor(foreign)).toBe('balance_not_found')

    const { queryId } = await startFgtsBalanceQuery(caller, { documentNumber: cpf, provider: 'aurora' })
    expect(await refusalFor(queryId)).toBe('balance_query_in_progress')
    await fixture.fail(caller, queryId, 'no_balance')
    expect(await refusalFor(queryId)).toBe('balance_failed')

    const live = await fixture.balance(caller, cpf, PERIODS)
    expect(await refusalFor(live, { documentNumber: makeCpf({ seed: 511 }) })).toBe('balance_mismatch')
    expect(await refusalFor(live, { provider: 'ipe', simulationFeesId: own['Ipê Amarelo'] ?? '' })).toBe(
      'balance_mismatch',
    )
    expect(await refusalFor(live)).toBe('accepted')
    expect(await refusalFor(live, {}, 24 * HOUR_MS)).toBe('balance_expired')
    await clearFgtsBalanceCache(caller, { documentNumber: cpf })
    expect(await refusalFor(live)).toBe('balance_expired')
  })

  test('is rejected when its instalments break a rule', async () => {
    const [first, second, third] = PERIODS as [(typeof PERIODS)[0], (typeof PERIODS)[0], (typeof PERIODS)[0]]
    const of = (...desiredInstallments: typeof PERIODS) => refusalOf({ desiredInstallments })
    const more = (period: typeof first, amount: number) => ({ ...period, amountCents: cents(amount) })
    expect(await of()).toBe('too_few_installments')
    expect(await of(first)).toBe('too_few_installments')
    expect(await of(first, first)).toBe('installment_duplicated')
    expect(await of(first, { ...second, dueDate: '2028-03-02' as never })).toBe('installment_not_available')
    expect(await of(first, more(second, 430_51))).toBe('installment_amount_above_available')
    expect(await of(first, more(second, 0))).toBe('installment_amount_out_of_range')
    expect(await of(first, more(second, -1))).toBe('installment_amount_out_of_range')
    expect(await of(first, more(second, 99_99))).toBe('installment_amount_out_of_range')
    expect(await of(first, more(second, 100_00))).toBe('accepted')
    expect(await of(third, second, first)).toBe('accepted')
  })

  test('is rejected above the withdrawals, or the amount of one, that the current rules allow', async () => {
    const caller = await fixture.caller()
    const document = makeCpf({ seed: 512 })
    await fixture.balance(caller, document, yearly(600, 400, 300, 200))
    const simulationFeesId = (await tablesOf(caller))['Aurora Padrão'] ?? ''
    const of = (...reais: number[]) =>
      refusalOf({ documentNumber: document, simulationFeesId, desiredInstallments: yearly(...reais) }, caller)
    expect(await of(500, 400, 300, 200)).toBe('installment_count_above_limit')
    expect(await of(600, 400)).toBe('installment_amount_out_of_range')
    expect(await of(500, 400, 300)).toBe('accepted')
  })

  test('is rejected during the waiting period after opting in', async () => {
    const caller = await fixture.caller()
    const document = makeCpf({ seed: 513 })
    const { queryId } = await startFgtsBalanceQuery(caller, { documentNumber: document, provider: 'aurora' })
    await fixture.report(caller, queryId, {
      kind: 'fgts_balance_succeeded',
      externalId: 'x',
      amountCents: cents(0),
      periods: PERIODS,
      optedInDate: '2026-11-01' as never,
    })
    const simulationFeesId = (await tablesOf(caller))['Aurora Padrão'] ?? ''
    await expect(
      createFgtsSimulation(caller, request({ documentNumber: document, simulationFeesId })),
    ).rejects.toMatchObject({ code: 'waiting_period', details: { until: '2027-01-30' } })
  })

  test('is rejected when the charges leave nothing for the customer', async () => {
    const caller = await fixture.caller()
    const simulationFeesId = (await tablesOf(caller))['Aurora Leve'] ?? ''
    await fixture.owner`update price_table_versions set parameters = jsonb_set(parameters, '{fee,value}', '300000') where table_id = ${simulationFeesId}`
    await fixture.balance(caller, cpf, PERIODS)
    expect(await refusalOf({ simulationFeesId }, caller)).toBe('costs_exceed_value')
  })
})
