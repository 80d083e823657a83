import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFgtsFeeTablesContract } from '#lib/contracts/fgts/fee-tables.ts'
import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type ApiAnswer, type Harness, startHarness } from '#tests/support/servers/harness.ts'

type Period = { dueDate: string; amount: number }

let harness: Harness
let balanceId: string
let periods: Period[]
let simulationFeesId: string
const cpf = makeCpf({ seed: 700 })
beforeAll(async () => {
  harness = await startHarness()
  const balance = await balanceOf(cpf)
  balanceId = balance.id
  periods = balance.periods
  simulationFeesId = await tableId('aurora')
})
afterAll(() => harness.stop())

const balanceOf = async (documentNumber: string): Promise<{ id: string; periods: Period[] }> => {
  await harness.api('/fgts/balance', { body: { documentNumber, provider: 'aurora' } })
  return eventually('a balance', async () => {
    const { body } = await harness.api(`/fgts/balance?search=${documentNumber}&status=success`)
    return body.data[0] as { id: string; periods: Period[] } | undefined
  })
}

const tableId = async (provider: string, active = true): Promise<string> => {
  const { body } = await harness.api(`/fgts/simulations/fees/new?provider=${provider}&active=${active}`)
  return body[0].simulationFeesId
}

const installments = (list: readonly Period[] = periods) =>
  list.map(({ dueDate, amount }) => ({ dueDate, totalAmount: amount }))

const simulate = (changes: Record<string, unknown> = {}): Promise<ApiAnswer> =>
  harness.api('/fgts/simulations', {
    body: {
      documentNumber: cpf,
      provider: 'aurora',
      simulationFeesId,
      balanceId,
      targetAmount: 0,
      desiredInstallments: installments(),
      ...changes,
    },
  })

const codeOf = async (changes: Record<string, unknown>) => {
  const answer = await simulate(changes)
  return [answer.status, answer.body.code]
}

describe('fee tables', () => {
  test('are a bare array in the shape of the contract, each institution with one default', async () => {
    const answer = await harness.api('/fgts/simulations/fees/new')
    const inactive = await harness.api('/fgts/simulations/fees/new?active=false')
    expect([answer.status, inactive.status]).toEqual([200, 200])
    expect(listFgtsFeeTablesContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
    for (const provider of ['aurora', 'caravela', 'ipe']) {
      const own = answer.body.filter((table: { provider: string }) => table.provider === provider)
      expect(own.filter((table: { default: boolean }) => table.default).length).toBe(1)
      expect(own.map((table: { active: boolean }) => table.active)).toEqual([true, true, true])
      const out = inactive.body.filter((table: { provider: string }) => table.provider === provider)
      expect(out.map((table: { active: boolean }) => table.active)).toEqual([false])
    }
    expect((await harness.api('/fgts/simulations/fees/new?provider=x')).body.code).toBe(
      'provider_not_supported',
    )
  })
})

describe('a simulation', () => {
  test('returns its ten fields and the rest in the shape of the contract, adding up to the cent', async () => {
    const { status, body } = await simulate()
    expect(status).toBe(200)
    expect(createFgtsSimulationContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    const inCents = (value: number) => Math.round(value * 100)
    expect(
      inCents(body.availableBalance) + inCents(body.iof) + inCents(body.tc) + inCents(body.insuranceAmount),
    ).toBe(inCents(body.emissionAmount))
    expect(inCents(body.totalBalance)).toBe(periods.reduce((sum, { amount }) => sum + inCents(amount), 0))
    expect(body.totalInstallments).toBe(periods.length)
    expect(body.cet).toBeGreaterThanOrEqual(body.tax)
    expect(body.annualCet).toBeCloseTo((1 + body.cet) ** 12 - 1, 5)
    expect(body).toMatchObject({ balanceId, provider: 'aurora', simulationFeesId, documentNumber: cpf })
  })

  test('uses the only live balance when none is named, and ignores unknown fields', async () => {
    const { status, body } = await simulate({ balanceId: undefined, isInsured: true, webhookUrl: 'x' })
    expect([status, body.balanceId]).toEqual([200, balanceId])
    expect((await simulate({ balanceId: null })).status).toBe(200)
  })

  test('leaves the insurance of a table out when the customer does not want it', async () => {
    const tables = (await harness.api('/fgts/simulations/fees/new?provider=aurora')).body
    const insured = tables.find(({ insurance }: { insurance: { type: string } }) => insurance.type !== 'none')
    expect(insured.insurance.optional).toBe(true)
    const table = { simulationFeesId: insured.id }
    const [withIt, without] = [await simulate(table), await simulate({ ...table, isInsured: false })]
    expect(withIt.body.insuranceAmount).toBeGreaterThan(0)
    expect([without.status, without.body.insuranceAmount, without.body.fixedInsurance]).toEqual([
      200,
      0,
      false,
    ])
    expect(without.body.availableBalance).toBeGreaterThan(withIt.body.availableBalance)
  })

  test('reads amounts as numbers or texts, amount where totalAmount is missing, and ignores a redundant amount', async () => {
    const expected = (await simulate()).body.totalBalance
    const asText = periods.map(({ dueDate, amount }) => ({ dueDate, totalAmount: amount.toFixed(2) }))
    const spare = periods.map(({ dueDate, amount }) => ({ dueDate, totalAmount: amount, amount: 'x' }))
    for (const desiredInstallments of [asText, periods, spare]) {
      expect((await simulate({ desiredInstallments })).body.totalBalance).toBe(expected)
    }
  })

  test('reaches a target to the cent, or returns the maximum', async () => {
    const all = (await simulate()).body.availableBalance
    const { body } = await simulate({ targetAmount: 400.01 })
    expect(body.availableBalance).toBeGreaterThanOrEqual(400.01)
    expect(body.availableBalance).toBeLessThanOrEqual(400.02)
    const beyond = await simulate({ targetAmount: all + 1 })
    expect([beyond.status, beyond.body.code, beyond.body.maximum]).toEqual([
      422,
      'target_amount_unreachable',
      all,
    ])
  })
})

describe('bad input', () => {
  const changed = (change: Record<string, unknown>) => [
    { ...installments()[0], ...change },
    ...installments().slice(1),
  ]

  test('is listed field by field with a JSON pointer', async () => {
    const answer = await simulate({
      documentNumber: '123',
      simulationFeesId: 'x',
      targetAmount: -1,
      desiredInstallments: [
        { dueDate: '2027-02-30', totalAmount: 1e30 },
        { dueDate: 'amanhã', totalAmount: '1.234' },
        { dueDate: '2027-03-01' },
        { totalAmount: '1,50' },
      ],
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
    const codes = answer.body.errors.map((error: { pointer: string; code: string }) => [
      error.pointer,
      error.code,
    ])
    expect(Object.fromEntries(codes)).toEqual({
      '/documentNumber': 'invalid_cpf',
      '/simulationFeesId': 'invalid_value',
      '/targetAmount': 'too_small',
      '/desiredInstallments/0/dueDate': 'invalid_date',
      '/desiredInstallments/0/totalAmount': 'invalid_money',
      '/desiredInstallments/1/dueDate': 'invalid_date',
      '/desiredInstallments/1/totalAmount': 'invalid_money',
      '/desiredInstallments/2/totalAmount': 'required',
      '/desiredInstallments/3/dueDate': 'required',
      '/desiredInstallments/3/totalAmount': 'invalid_money',
    })
  })

  test('has its own code for one or no instalment, a duplicate, another day, too much, zero and below zero', async () => {
    const [first] = installments()
    const amount = first?.totalAmount ?? 0
    expect(await codeOf({ desiredInstallments: [first] })).toEqual([422, 'too_few_installments'])
    expect(await codeOf({ desiredInstallments: [] })).toEqual([422, 'too_few_installments'])
    expect(await codeOf({ desiredInstallments: [first, first] })).toEqual([422, 'installment_duplicated'])
    const unavailable = [422, 'installment_not_available']
    expect(await codeOf({ desiredInstallments: changed({ dueDate: '2026-01-01' }) })).toEqual(unavailable)
    expect(await codeOf({ desiredInstallments: changed({ dueDate: '2031-05-07' }) })).toEqual(unavailable)
    expect(await codeOf({ desiredInstallments: changed({ totalAmount: amount + 0.01 }) })).toEqual([
      422,
      'installment_amount_above_available',
    ])
    const outOfRange = [422, 'installment_amount_out_of_range']
    for (const totalAmount of [0, -100, 99.99])
      expect(await codeOf({ desiredInstallments: changed({ totalAmount }) })).toEqual(outOfRange)
  })

  test('has its own code for an unknown, inactive or foreign table and for an unusable balance', async () => {
    const unknown = '0199a3b2-7c00-7000-8000-000000000000'
    expect(await codeOf({ simulationFeesId: unknown })).toEqual([422, 'fee_table_not_found'])
    expect(await codeOf({ simulationFeesId: await tableId('aurora', false) })).toEqual([
      422,
      'fee_table_inactive',
    ])
    expect(await codeOf({ simulationFeesId: await tableId('ipe') })).toEqual([422, 'fee_table_mismatch'])
    expect(await codeOf({ provider: 'x' })).toEqual([422, 'provider_not_supported'])
    expect(await codeOf({ balanceId: unknown })).toEqual([422, 'balance_not_found'])
    expect(await codeOf({ documentNumber: makeCpf({ seed: 701 }) })).toEqual([422, 'balance_mismatch'])
    expect(await codeOf({ documentNumber: makeCpf({ seed: 701 }), balanceId: undefined })).toEqual([
      422,
      'balance_required',
    ])
  })

  test('returns 410 for an expired balance', async () => {
    await harness.travel(24 * 3_600_000)
    expect(await codeOf({})).toEqual([410, 'balance_expired'])
  })
})
