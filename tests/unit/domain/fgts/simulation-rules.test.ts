import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { checkFgtsSimulation } from '#lib/domain/fgts/check-simulation.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { fgtsSimulationFaults } from '#lib/domain/fgts/simulation-rules.ts'
import { FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

const item = (dueDate: string, amount: number) => ({ dueDate: day(dueDate), amountCents: cents(amount) })
const periods = [
  item('2027-03-01', 900_00),
  item('2028-03-01', 450_00),
  item('2029-03-01', 300_00),
  item('2030-03-01', 200_00),
]
const request = (...installments: ReturnType<typeof item>[]) => ({
  installments,
  periods,
  rules: fgtsRulesOn(day('2026-11-21')),
  today: day('2026-11-21'),
  parameters: FGTS_PRICE_DEFAULTS,
})
const codesOf = (...installments: ReturnType<typeof item>[]) =>
  fgtsSimulationFaults(request(...installments)).map((fault) => [fault.code, fault.index, fault.field])

const good = [item('2027-03-01', 500_00), item('2028-03-01', 450_00)]

describe('a requested simulation', () => {
  test('is valid within periods and rules, up to the edges', () => {
    expect(codesOf(...good)).toEqual([])
    expect(
      codesOf(item('2028-03-01', 100_00), item('2027-03-01', 500_00), item('2029-03-01', 300_00)),
    ).toEqual([])
    expect(() => checkFgtsSimulation(request(...good))).not.toThrow()
  })

  test('requires two instalments, or as many as the table requires', () => {
    expect(codesOf()).toEqual([['too_few_installments', null, null]])
    expect(codesOf(item('2027-03-01', 500_00))).toEqual([['too_few_installments', null, null]])
    const parameters = { minInstallments: 3, maxInstallments: 12 }
    const [fault] = fgtsSimulationFaults({ ...request(...good), parameters })
    expect(fault).toMatchObject({ code: 'too_few_installments', details: { minimum: 3, sent: 2 } })
  })

  test('has at most the number of the council, or of the table if lower', () => {
    const four = [...good, item('2029-03-01', 300_00), item('2030-03-01', 200_00)]
    expect(fgtsSimulationFaults(request(...four))[0]).toMatchObject({
      code: 'installment_count_above_limit',
      details: { maximum: 3, sent: 4 },
    })
    const before = { ...request(...four), rules: fgtsRulesOn(day('2026-10-31')) }
    expect(fgtsSimulationFaults(before)).toEqual([])
    const parameters = { minInstallments: 2, maxInstallments: 2 }
    expect(fgtsSimulationFaults({ ...before, parameters })[0]).toMatchObject({ details: { maximum: 2 } })
  })

  test('uses the next withdrawals that the council allows, not any others', () => {
    const ten = Array.from({ length: 10 }, (_, index) => item(`${2027 + index}-03-01`, 500_00))
    const faultsOf = (...years: number[]) =>
      fgtsSimulationFaults({
        ...request(...years.flatMap((year) => ten[year - 1] ?? [])),
        periods: ten,
      }).map(({ code, details }) => [code, details.dueDate, details.latest])
    expect(faultsOf(1, 2, 3)).toEqual([])
    expect(faultsOf(1, 3)).toEqual([])
    expect(faultsOf(1, 5, 10)).toEqual([
      ['withdrawal_out_of_reach', '2031-03-01', '2029-03-01'],
      ['withdrawal_out_of_reach', '2036-03-01', '2029-03-01'],
    ])
    expect(faultsOf(8, 9, 10)).toHaveLength(3)
    const in2025 = { rules: fgtsRulesOn(day('2025-10-31')), today: day('2025-10-31') }
    const late = { ...request(...ten.slice(7)), periods: ten, ...in2025 }
    expect(fgtsSimulationFaults(late)).toEqual([])
  })

  test('uses each due date once, only those of the balance, and no more than there is', () => {
    expect(codesOf(item('2027-03-01', 500_00), item('2027-03-01', 400_00))).toEqual([
      ['installment_duplicated', 1, 'dueDate'],
    ])
    expect(codesOf(item('2027-03-02', 500_00), item('2028-03-01', 450_01))).toEqual([
      ['installment_not_available', 0, 'dueDate'],
      ['installment_amount_above_available', 1, 'amount'],
    ])
    expect(codesOf(item('2027-03-01', 0), item('2028-03-01', -100_00))).toEqual([
      ['installment_amount_out_of_range', 0, 'amount'],
      ['installment_amount_out_of_range', 1, 'amount'],
    ])
    expect(codesOf(item('2020-03-01', 500_00), ...good)).toEqual([
      ['installment_not_available', 0, 'dueDate'],
    ])
  })

  test('keeps each instalment between the minimum and the maximum', () => {
    expect(codesOf(item('2027-03-01', 500_01), item('2028-03-01', 99_99))).toEqual([
      ['installment_amount_out_of_range', 0, 'amount'],
      ['installment_amount_out_of_range', 1, 'amount'],
    ])
    const before = request(item('2027-03-01', 900_00), item('2028-03-01', 50_00))
    expect(fgtsSimulationFaults({ ...before, rules: fgtsRulesOn(day('2025-10-31')) })).toEqual([])
  })

  test('is rejected with the first fault as the code and every fault in the list', () => {
    try {
      checkFgtsSimulation(request(item('2027-03-01', 500_01), item('2031-03-01', 99_99), ...good.slice(1)))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError)
      const { code, details, errors } = error as DomainError
      expect(code).toBe('installment_amount_out_of_range')
      expect(details).toMatchObject({ minimumCents: 100_00, maximumCents: 500_00 })
      expect(errors.map(({ pointer, code: each }) => [pointer, each])).toEqual([
        ['/desiredInstallments/0/totalAmount', 'installment_amount_out_of_range'],
        ['/desiredInstallments/1/dueDate', 'installment_not_available'],
      ])
      expect(errors[0]).toMatchObject({ details: { maximumCents: 500_00 } })
    }
  })

  test('of too few instalments points to the list', () => {
    expect(() => checkFgtsSimulation(request(good[0] as ReturnType<typeof item>))).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/desiredInstallments' })] }),
    )
  })
})
