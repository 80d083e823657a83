import { describe, expect, test } from 'vitest'
import { EXEMPT, issue, loanOf, monthly, owedAfterEach } from '#tests/support/maths/price-loan.ts'

describe('interest of a long first period', () => {
  test('becomes principal with the debt that a mortgage lender publishes', () => {
    // Bcredi, amortisen, test/amortisen/price/calculator_test.exs: R$ 105.000,00 at 1.14 % a month grow for
    // three months to 108,632.09, repaid by 180 instalments of 1,423.42; the first ones amortize 185.01,
    // 187.12, 189.26 and 191.41. Both conventions give the same instalment.
    const loan = { amount: issue(105_000_00), released: '2026-01-10', due: monthly('2026-05-10', 180) }
    const table = { monthlyRate: '0.0114', dayCount: 'PERIODIC', iofRates: EXEMPT } as const
    const result = loanOf(loan, { ...table, firstPeriodInterest: 'capitalised' })
    expect(result.installmentCents).toBe(1_423_42)
    expect(owedAfterEach(result).slice(0, 4)).toEqual([108_447_08, 108_259_96, 108_070_70, 107_879_29])
    const paidFirst = loanOf(loan, { ...table, firstPeriodInterest: 'paid_first' })
    expect(paidFirst.installmentCents).toBe(1_423_42)
    expect(owedAfterEach(paidFirst).slice(0, 2)).toEqual([105_000_00, 105_000_00])
  })

  test('does not change the published instalment of a loan with months of grace', () => {
    // oestudo.com, exercise 37042497: R$ 30,000 at 2 % a month in 15 instalments after three months of grace;
    // exercise 19929875: R$ 50,000 at 4 % a month in 12 instalments from the fourth month.
    const due = (count: number) => monthly('2026-05-10', count)
    const table = { dayCount: 'PERIODIC', iofRates: EXEMPT } as const
    const loanInput = (amount: number) => ({ amount: issue(amount), released: '2026-01-10' })
    for (const firstPeriodInterest of ['paid_first', 'capitalised'] as const) {
      const change = { ...table, firstPeriodInterest }
      const first = loanOf({ ...loanInput(30_000_00), due: due(15) }, { ...change, monthlyRate: '0.02' })
      expect(first.installmentCents).toBe(2_477_67)
      const second = loanOf({ ...loanInput(50_000_00), due: due(12) }, { ...change, monthlyRate: '0.04' })
      expect(second.installmentCents).toBe(5_992_84)
    }
  })

  // By hand, because no published example includes the tax. In 9 months at 10 % each, 1,000 grows to
  // 2,357.95; the discount factors 0.424098, 0.385543 and 0.350494 give 3 instalments of 861.97.
  const due = monthly('2026-10-01', 3)
  const loan = { amount: issue(1_000_00), released: '2026-01-01', due }
  const table = { monthlyRate: '0.1', dayCount: 'PERIODIC' } as const

  test('is paid first: no principal is negative, and the tax never passes 0.38 % + 365 × 0.0082 %', () => {
    const result = loanOf(loan, table)
    expect(result.installments.map((item) => item.principalCents)).toEqual([0, 216_39, 783_61])
    const late = loanOf({ ...loan, due: monthly('2027-10-01', 3) }, table)
    expect(late.iofCents).toBe(33_73)
  })

  test('can become principal, on which the tax is charged as well', () => {
    const result = loanOf(loan, { ...table, firstPeriodInterest: 'capitalised' })
    expect(result.installmentCents).toBe(861_97)
    expect(owedAfterEach(result)).toEqual([1_495_98, 783_61, 0])
    expect(result.installments.map((item) => item.interestCents)).toEqual([1_357_95, 149_60, 78_36])
    const tax = (principal: number, days: number) => principal * (0.0038 + 0.000082 * days)
    const byHand = tax(-495.9788, 273) + tax(712.371, 304) + tax(783.6079, 334)
    expect(result.iofCents).toBe(Math.round(100 * byHand))
    const late = loanOf(
      { ...loan, due: monthly('2027-10-01', 3) },
      { ...table, firstPeriodInterest: 'capitalised' },
    )
    expect(late.iofCents).toBe(33_73)
  })
})
