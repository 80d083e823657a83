import { describe, expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { simulateFgtsTargetAmount } from '#lib/domain/fgts/target-amount.ts'
import { exponentialSearch } from '#lib/domain/finance/exponential-search.ts'
import { priceLoan } from '#lib/domain/finance/price.ts'
import {
  CLT_PRICE_DEFAULTS,
  FGTS_PRICE_DEFAULTS,
  type PriceParameters,
} from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

const costsError = expect.objectContaining({ code: 'costs_exceed_value' })
const releaseDate = day('2026-11-23')

const aim = (targetCents: number, change: Partial<PriceParameters>, amountCents = 500_00) =>
  simulateFgtsTargetAmount({
    installments: Array.from({ length: 12 }, (_, index) => ({
      dueDate: addMonths(day('2027-03-01'), 12 * index),
      amountCents: cents(amountCents),
    })),
    parameters: { ...FGTS_PRICE_DEFAULTS, ...change },
    releaseDate,
    targetCents: cents(targetCents),
    minInstallmentCents: cents(100),
    minInstallments: 2,
  })

const lend = (netCents: number, count: number, change: Partial<PriceParameters>) =>
  priceLoan({
    amount: { netCents: cents(netCents) },
    dueDates: Array.from({ length: count }, (_, index) => addMonths(day('2027-01-20'), index)),
    releaseDate,
    parameters: { ...CLT_PRICE_DEFAULTS, ...change },
  })

describe('a target at absurd costs', () => {
  test('is rejected, and never answered with a larger advance', () => {
    const first = { fee: { type: 'fixed', value: 150_00 } } as const
    // With this fee, a net amount of one cent has no representable CET; R$ 100,00 has one.
    expect(() => aim(1, first)).toThrow(costsError)
    expect(aim(100_00, first).netCents).toBeGreaterThanOrEqual(100_00)
  })

  test('is rejected where charges leave less than a hundredth of what is lent', () => {
    const fee = { type: 'percent', value: '0.97', basis: 'issue' } as const
    expect(() => aim(10_00, { fee })).toThrow(costsError)
    expect(() => lend(1_000_00, 24, { fee })).toThrow(costsError)
  })

  test('is rejected where the yearly CET of a loan does not fit its column', () => {
    const fee = { type: 'percent', value: '0.9', basis: 'issue' } as const
    const dearer = { type: 'percent', value: '0.95', basis: 'issue' } as const
    expect(Number(lend(1_000_00, 1, { fee }).cetAnnual)).toBeLessThan(10 ** 8)
    expect(() => lend(1_000_00, 1, { fee: dearer })).toThrow(costsError)
  })

  test('is rejected where the remainder exceeds every representable number', () => {
    expect(() => lend(1_000_00, 480, { monthlyRate: '1' })).toThrow(costsError)
  })
})

describe('a search', () => {
  const search = (most: number, answer: number) => {
    let tries = 0
    const least = exponentialSearch(most, (value) => {
      tries += 1
      return value >= answer
    })
    return { least, tries }
  }

  test('finds the least that fits, and stops where there is none', () => {
    for (const answer of [0, 1, 2, 3, 1_000, 999_999]) expect(search(1_000_000, answer).least).toBe(answer)
    expect(search(1_000_000, 2_000_000)).toEqual({ least: 1_000_000, tries: 40 })
    expect(search(0, 5)).toEqual({ least: 0, tries: 0 })
  })

  test('rejects an unreachable target on a hostile table, on which no loan overflows', () => {
    const hostile: Partial<PriceParameters>[] = [
      { fee: { type: 'percent', value: '0.95', basis: 'issue' } },
      { monthlyRate: '1', iofPrincipal: 'AMORTISATION', iofRounding: 'per_component' },
      {
        monthlyRate: '0.3',
        iofRounding: 'per_installment',
        fee: { type: 'percent', value: '0.9', basis: 'net' },
      },
    ]
    for (const table of hostile) {
      // The first call computes the schedule, which the second call takes from the cache.
      expect(() => aim(1_000_000_00, table, 1_000_000_00)).toThrow()
      expect(() => aim(1_000_000_00_00, table, 1_000_000_00)).toThrow()
      expect(() => lend(1_000_00, 24, table)).not.toThrow(RangeError)
    }
  })
})
