import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { factor, fixed, over, roundFixed, roundSum, roundTimes } from '#lib/domain/finance/fixed.ts'
import { priceLoan } from '#lib/domain/finance/price.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

const halfUp = (p: bigint, q: bigint) => Number((2n * p + q) / (2n * q))

const exempt = { daily: '0', additional: '0' }

describe('half a cent', () => {
  test('of interest over whole months rounds up: 150.75 at 2 % is 3.015, and that 3.02', () => {
    for (const dayCount of ['PERIODIC', 'MONTHS'] as const) {
      const loan = priceLoan({
        amount: { issueCents: cents(150_75) },
        dueDates: [day('2026-02-10'), day('2026-03-10')],
        releaseDate: day('2026-01-10'),
        parameters: { ...CLT_PRICE_DEFAULTS, monthlyRate: '0.02', dayCount, iofRates: exempt },
      })
      expect(loan.installments[0]?.interestCents, dayCount).toBe(3_02)
    }
  })

  test('rounds up in every period of any loan by months, as whole numbers do', () => {
    const anyLoan = fc.record({
      // Whole percents of multiples of 25 cents produce half cents.
      percent: fc.integer({ min: 1, max: 100 }),
      issue: fc.integer({ min: 100, max: 40_000 }).map((half) => half * 25),
      count: fc.integer({ min: 2, max: 12 }),
    })
    let ties = 0
    fc.assert(
      fc.property(anyLoan, ({ percent, issue, count }) => {
        const { installments } = priceLoan({
          amount: { issueCents: cents(issue) },
          dueDates: Array.from({ length: count }, (_, index) => addMonths(day('2026-02-10'), index)),
          releaseDate: day('2026-01-10'),
          parameters: {
            ...CLT_PRICE_DEFAULTS,
            monthlyRate: (percent / 100).toFixed(2),
            dayCount: 'PERIODIC',
            iofRates: exempt,
          },
        })
        let balance = issue
        for (const { interestCents, totalCents } of installments) {
          if ((balance * percent) % 100 === 50) ties += 1
          expect(interestCents).toBe(halfUp(BigInt(balance * percent), 100n))
          balance += interestCents - totalCents
        }
        expect(balance).toBe(0)
      }),
      { numRuns: 1_000, seed: 7 },
    )
    expect(ties).toBeGreaterThan(50)
  })

  test('of a present value rounds up, a whole number of months and of years away', () => {
    // Growth factor of 1.25 a month: 100.05 due in a month is worth exactly 80.04.
    const parameters = {
      ...FGTS_PRICE_DEFAULTS,
      monthlyRate: '0.25',
      dayCount: 'MONTHS',
      iofRates: exempt,
    } as const
    for (const [amount, worth] of [
      [100_15, 80_12],
      [100_05, 80_04],
      [625, 500],
    ] as const) {
      const result = simulateFgtsAdvance({
        installments: [{ dueDate: day('2026-02-10'), amountCents: cents(amount) }],
        releaseDate: day('2026-01-10'),
        parameters,
      })
      expect(result.issueCents).toBe(worth)
    }
  })

  test('is recognized in products and quotients, even if a third or a power is cut off somewhere', () => {
    expect(roundFixed(over(fixed('4.5'), fixed(3)))).toBe(2)
    expect(roundFixed(over(fixed('-4.5'), fixed(3)))).toBe(-2)
    const third = factor(over(fixed(1), fixed(3)))
    expect(roundTimes(third, 3)).toBe(1)
    expect(roundSum([third, third, factor(fixed('0.5'))], [1, 2, 1])).toBe(2)
    expect(roundTimes(factor(fixed('0.4999999999999999999999')), 1)).toBe(0)
  })

  test('does not affect other values, which round as whole numbers do, however near', () => {
    const anyProduct = fc.record({
      digits: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      whole: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 10 ** 14 })),
    })
    fc.assert(
      fc.property(anyProduct, ({ digits, whole }) => {
        const text = `${digits / 10n ** 12n}.${String(digits % 10n ** 12n).padStart(12, '0')}`
        expect(roundTimes(factor(fixed(text)), whole)).toBe(halfUp(digits * BigInt(whole), 10n ** 12n))
      }),
      { numRuns: 2_000 },
    )
  })
})
