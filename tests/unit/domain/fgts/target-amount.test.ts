import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { type FgtsAdvanceInput, findFgtsAdvance, simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { simulateFgtsTargetAmount } from '#lib/domain/fgts/target-amount.ts'
import { advanceFigures, advanceSchedule } from '#lib/domain/finance/advance.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { anyAdvance } from './arbitraries.ts'

const LEAST = 3_00

const years = (...amounts: number[]): FgtsAdvanceInput => ({
  installments: amounts.map((amount, year) => ({
    dueDate: addMonths(day('2027-03-01'), 12 * year),
    amountCents: cents(amount),
  })),
  parameters: { ...FGTS_PRICE_DEFAULTS, monthlyRate: '0.018' },
  releaseDate: day('2026-11-21'),
})

const aim = (input: FgtsAdvanceInput, target: number, least = 100_00) =>
  simulateFgtsTargetAmount({
    ...input,
    targetCents: cents(target),
    minInstallmentCents: cents(least),
    minInstallments: 2,
  })

const amountsOf = (simulation: { installments: { amountCents: Cents }[] }) =>
  simulation.installments.map((item) => item.amountCents)

/** Lists all choices by number of instalments, then by total; fills earlier instalments first. */
const choices = (most: number[], least: number): number[][] =>
  most.slice(1).flatMap((_, index) => {
    const used = most.slice(0, index + 2)
    const amounts = used.map(() => least)
    const list = [[...amounts]]
    for (const [place, limit] of used.entries())
      for (let amount = least + 1; amount <= limit; amount += 1) {
        amounts[place] = amount
        list.push([...amounts])
      }
    return list
  })

const netOf = (input: FgtsAdvanceInput, amounts: number[]): number => {
  const dueDates = input.installments.map((item) => item.dueDate)
  const schedule = advanceSchedule({ ...input, dueDates, iofRule: iofRuleOn(input.releaseDate) })
  return advanceFigures(schedule, amounts.map(cents)).netCents
}

const isPayable = (input: FgtsAdvanceInput, amounts: number[]): boolean => {
  const installments = amounts.map((amount, index) => ({
    dueDate: input.installments[index]?.dueDate ?? input.releaseDate,
    amountCents: cents(amount),
  }))
  return findFgtsAdvance({ ...input, installments }) !== null
}

describe('a target amount', () => {
  test('is reached by the smallest face value of all choices, tried one by one', () => {
    fc.assert(
      fc.property(anyAdvance(LEAST, 4_00), fc.double({ min: 0.01, max: 1.1, noNaN: true }), (wide, share) => {
        const input = {
          ...wide,
          parameters: { ...wide.parameters, fee: { type: 'fixed', value: 1_00 } as const },
        }
        const all = choices(
          input.installments.map((item) => item.amountCents),
          LEAST,
        )
        const nets = all.map((amounts) => netOf(input, amounts))
        const highest = Math.max(...nets)
        const target = Math.max(1, Math.round(highest * share))
        const index = nets.findIndex((net) => net >= target)
        if (highest <= 0) return
        // The first match is rejected if its CET is unrepresentable, never replaced by a larger advance.
        const first = all[index]
        if (first && !isPayable(input, first)) {
          const costsError = expect.objectContaining({ code: 'costs_exceed_value' })
          expect(() => aim(input, target, LEAST)).toThrow(costsError)
          return
        }
        if (!first && !all.some((amounts) => isPayable(input, amounts))) return
        if (index >= 0) expect(amountsOf(aim(input, target, LEAST))).toEqual(all[index])
        else
          expect(() => aim(input, target, LEAST)).toThrow(
            expect.objectContaining({
              code: 'target_amount_unreachable',
              details: { maximumCents: highest },
            }),
          )
      }),
      { numRuns: 25 },
    )
  })

  test('is met to the cent, also where the next instalment must be opened at its minimum', () => {
    const input = years(500_00, 430_00, 310_00)
    const two = simulateFgtsAdvance(years(500_00, 430_00)).netCents
    for (const target of [two - 1, two, two + 1, two + 50_00, two + 100_00]) {
      const simulation = aim(input, target)
      const over = simulation.netCents - target
      expect(over, String(target)).toBeGreaterThanOrEqual(0)
      expect(over, String(target)).toBeLessThanOrEqual(1)
      expect(simulation.installments).toHaveLength(target <= two ? 2 : 3)
    }
    const amounts = amountsOf(aim(input, two + 1))
    expect([amounts[0], amounts[2]]).toEqual([500_00, 100_00])
  })

  test('uses two instalments at least, each of the minimum at least', () => {
    expect(amountsOf(aim(years(500_00, 430_00, 310_00), 10_00))).toEqual([100_00, 100_00])
    const some = amountsOf(aim(years(500_00, 430_00, 310_00), 300_00))
    expect(some[1]).toBe(100_00)
    expect(some[0]).toBeGreaterThan(200_00)
  })

  test('at the maximum is reached with everything, and a cent above is not', () => {
    const input = years(500_00, 430_00, 310_00)
    const most = simulateFgtsAdvance(input).netCents
    expect(aim(input, most).netCents).toBe(most)
    const error = { code: 'target_amount_unreachable', details: { maximumCents: most } }
    for (const target of [most + 1, most + 100_000_00])
      expect(() => aim(input, target)).toThrow(expect.objectContaining(error))
  })

  test('beyond reach returns the maximum to the cent, also with separately rounded taxes and a fee that eats nearly all', () => {
    const input = years(474_86, 340_00, 464_00, 287_46, 352_00, 23_00)
    const parameters = {
      ...input.parameters,
      monthlyRate: '0.0420',
      iofPrincipal: 'AMORTISATION',
      iofCap: 'flat_3_percent',
      iofRounding: 'per_installment',
      fee: { type: 'percent', value: '0.934', basis: 'issue' },
      insurance: { type: 'fixed', value: 16_00 },
    } as const
    const installments = input.installments.map((item, year) => ({
      ...item,
      dueDate: addMonths(day('2027-12-01'), 12 * year),
    }))
    const hostile = { ...input, installments, parameters, releaseDate: day('2027-02-04') }
    expect(() => aim(hostile, 1_209_71)).toThrow(
      expect.objectContaining({ code: 'target_amount_unreachable', details: { maximumCents: 5_39 } }),
    )
  })

  test('is rejected as consumed by costs when no choice leaves anything', () => {
    const input = years(200_00, 150_00)
    const parameters = { ...input.parameters, fee: { type: 'fixed', value: 400_00 } } as const
    expect(() => aim({ ...input, parameters }, 1)).toThrow(
      expect.objectContaining({ code: 'costs_exceed_value' }),
    )
  })
})
