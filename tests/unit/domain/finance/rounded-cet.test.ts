import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cetOf } from '#lib/domain/finance/cet.ts'
import { decimal, rateFrom } from '#lib/domain/finance/decimal.ts'
import { cetTimesOf, roundedCet } from '#lib/domain/finance/rounded-cet.ts'

const inAMonth = (netCents: number, amount: number) =>
  roundedCet({ netCents, amounts: [amount], times: cetTimesOf('PERIODS', { days: [31], periods: [1] }) })

describe('the CET with six decimals', () => {
  test('is rounded from its twelve decimals on the very edge of the sixth', () => {
    const net = 8_000_000_000_000
    for (const millionths of [1, 20_160, 3_641_587]) {
      const edge = net + (2 * millionths + 1) * 4_000_000
      const monthly = (amount: number) => Number(inAMonth(net, amount)?.cetMonthly)
      expect(Math.round(monthly(edge) * 1e6)).toBe(millionths + 1)
      // At 3 cents below the edge, rounding to twelve decimals still raises the rate to the edge. At 5 cents
      // below, the rate stays below the edge.
      expect(Math.round(monthly(edge - 3) * 1e6)).toBe(millionths + 1)
      expect(Math.round(monthly(edge - 5) * 1e6)).toBe(millionths)
    }
  })

  test('is rejected where the year no longer fits eight digits', () => {
    expect(inAMonth(1_000_000, 4_641_588)).toMatchObject({ cetMonthly: '3.641588' })
    expect(Number(inAMonth(1_000_000, 4_641_588)?.cetAnnual)).toBeLessThan(100_000_000)
    expect(inAMonth(1_000_000, 4_641_589)).toBeNull()
    expect(inAMonth(1, 9_000_000_000)).toBeNull()
  })

  test('equals that of the exact program, for any payments and basis', () => {
    const anyLoan = fc.record({
      amounts: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 36 }),
      first: fc.integer({ min: 1, max: 400 }),
      apart: fc.integer({ min: 1, max: 366 }),
      share: fc.double({ min: 0.05, max: 1, noNaN: true }),
      basis: fc.constantFrom('ACT_365' as const, 'ACT_30' as const, 'PERIODS' as const),
    })
    fc.assert(
      fc.property(anyLoan, ({ amounts, first, apart, share, basis }) => {
        const netCents = Math.ceil(amounts.reduce((sum, amount) => sum + amount, 0) * share)
        const days = amounts.map((_, index) => first + index * apart)
        const times = cetTimesOf(basis, { days, periods: amounts.map((_, index) => index + 1) })
        const flows = amounts.map((amount, index) => ({ amount, days: times.days[index] ?? 0 }))
        const exact = rateFrom(decimal(cetOf({ net: netCents, flows, basis }).monthly), 6)
        const result = roundedCet({ netCents, amounts, times })
        expect(result?.cetMonthly ?? null).toBe(Number(exact) > 3.641588 ? null : exact)
      }),
      { numRuns: 400 },
    )
  })
})
