import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import type { PriceAmount } from '#lib/domain/finance/issue-value.ts'
import { type PriceInput, type PriceLoan, priceLoan } from '#lib/domain/finance/price.ts'
import { CLT_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

const releaseDate = day('2026-11-21')
const loanOf = (amount: PriceAmount, change: Partial<PriceInput> = {}) =>
  priceLoan({
    amount,
    dueDates: Array.from({ length: 12 }, (_, index) => addMonths(day('2027-01-20'), index)),
    releaseDate,
    parameters: CLT_PRICE_DEFAULTS,
    ...change,
  })

const anyLoan = fc.record({
  net: fc.integer({ min: 500_00, max: 200_000_00 }),
  count: fc.integer({ min: 1, max: 96 }),
  monthlyRate: fc.integer({ min: 50, max: 600 }).map((value) => (value / 10_000).toFixed(4)),
  dayCount: fc.constantFrom('ACT_30' as const, 'ACT_365' as const, 'PERIODIC' as const),
  iofPrincipal: fc.constantFrom('PV' as const, 'AMORTISATION' as const),
  iofRounding: fc.constantFrom('once' as const, 'per_installment' as const),
  fee: fc.constantFrom(
    { type: 'fixed' as const, value: 20_00 },
    { type: 'percent' as const, value: '0.07', basis: 'net' as const },
    { type: 'percent' as const, value: '0.035', basis: 'issue' as const },
  ),
  insurance: fc.constantFrom(
    { type: 'none' as const },
    { type: 'fixed' as const, value: 15_90 },
    { type: 'percent' as const, value: '0.0123' },
  ),
})

const run = (
  { net, count, ...change }: typeof anyLoan extends fc.Arbitrary<infer T> ? T : never,
  amount?: PriceAmount,
) =>
  priceLoan({
    amount: amount ?? { netCents: cents(net) },
    dueDates: Array.from({ length: count }, (_, index) => addMonths(day('2027-01-20'), index)),
    releaseDate,
    parameters: { ...CLT_PRICE_DEFAULTS, ...change },
  })

const total = (loan: PriceLoan, pick: 'totalCents' | 'principalCents' | 'interestCents') =>
  loan.installments.reduce((sum, item) => sum + item[pick], 0)

describe('a payroll loan', () => {
  test('pays out the requested net to the cent, and adds up, under any table', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const loan = run(input)
        expect(loan.netCents).toBe(input.net)
        expect(loan.netCents + loan.iofCents + loan.feeCents + loan.insuranceCents).toBe(loan.issueCents)
        expect(total(loan, 'principalCents')).toBe(loan.issueCents)
        expect(total(loan, 'totalCents')).toBe(loan.issueCents + total(loan, 'interestCents'))
        const last = loan.installments.at(-1)?.totalCents ?? 0
        expect(
          loan.installments.slice(0, -1).every((item) => item.totalCents === loan.installmentCents),
        ).toBe(true)
        // The last instalment absorbs the rounding of each payment and of each interest amount, up to half a
        // cent each, compounded to the end.
        const drift = input.count * (1 + Number(input.monthlyRate)) ** (input.count + 2)
        expect(Math.abs(last - loan.installmentCents)).toBeLessThanOrEqual(1 + drift)
      }),
      { numRuns: 150 },
    )
  })

  test('requested by its instalment keeps that instalment, and its net leads back near to it', () => {
    fc.assert(
      fc.property(anyLoan, (input) => {
        const installmentCents = cents(Math.round(run(input).installmentCents))
        const loan = run(input, { installmentCents })
        expect(loan.installmentCents).toBe(installmentCents)
        expect(
          Math.abs(run(input, { netCents: loan.netCents }).installmentCents - installmentCents),
        ).toBeLessThanOrEqual(1)
      }),
      { numRuns: 50 },
    )
  })

  test('costs at least its rate, more with charges', () => {
    const plain = loanOf({ netCents: cents(5_000_00) })
    const fee = { type: 'fixed', value: 100_00 } as const
    const charged = loanOf({ netCents: cents(5_000_00) }, { parameters: { ...CLT_PRICE_DEFAULTS, fee } })
    expect(Number(plain.cetMonthly)).toBeGreaterThan(Number(plain.monthlyRate))
    expect(Number(charged.cetMonthly)).toBeGreaterThan(Number(plain.cetMonthly))
  })

  test('is rejected when charges eat the value, or dates do not follow each other after the release', () => {
    const parameters = { ...CLT_PRICE_DEFAULTS, fee: { type: 'fixed', value: 200_00 } } as const
    expect(() => loanOf({ issueCents: cents(200_00) }, { parameters })).toThrow(
      expect.objectContaining({ code: 'costs_exceed_value' }),
    )
    const amount = { netCents: cents(1_000_00) }
    expect(() => loanOf(amount, { dueDates: [] })).toThrow(RangeError)
    expect(() => loanOf(amount, { dueDates: [releaseDate] })).toThrow(RangeError)
    expect(() => loanOf(amount, { dueDates: [day('2027-02-20'), day('2027-01-20')] })).toThrow(RangeError)
  })
})
