import { describe, expect, test } from 'vitest'
import { businessDaysBetween } from '#lib/domain/business-days.ts'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import type { PriceAmount } from '#lib/domain/finance/issue-value.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { priceLoan } from '#lib/domain/finance/price.ts'
import {
  CLT_PRICE_DEFAULTS,
  FGTS_PRICE_DEFAULTS,
  type PriceParameters,
  type ScheduleRounding,
} from '#lib/domain/finance/price-parameters.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { cents } from '#lib/domain/money.ts'
import { EXEMPT, issue, loanOf, monthly, owedAfterEach } from '#tests/support/maths/price-loan.ts'

const net = (value: number): PriceAmount => ({ netCents: cents(value) })

/** Advance on one withdrawal; tests choose an `amount` with a present value of R$ 100.000,00 at release. */
const advanceOf = (dueDate: string, change: Partial<PriceParameters>, amount: number) =>
  simulateFgtsAdvance({
    installments: [{ dueDate: day(dueDate), amountCents: cents(amount) }],
    releaseDate: day('2022-09-22'),
    parameters: { ...FGTS_PRICE_DEFAULTS, monthlyRate: '0.008', dayCount: 'MONTHS', ...change },
  })

describe('Price with instalment k k months away', () => {
  // Textbook schedule: R$ 10.000,00 at 10 % a month in 4 months (pt.scribd.com/document/622149570).
  const table = { monthlyRate: '0.1', dayCount: 'MONTHS', iofRates: EXEMPT } as const
  // MONTHS ignores that the first instalment is 16 days away and later ones are 28 to 31 days apart.
  const loan = { amount: issue(10_000_00), released: '2026-01-20', due: monthly('2026-02-05', 4) }

  test('is the published schedule, whatever the calendar, rounded once', () => {
    const result = loanOf(loan, { ...table, scheduleRounding: 'once' })
    expect(result.installments.map((item) => item.totalCents)).toEqual(Array(4).fill(3_154_71))
    expect(owedAfterEach(result)).toEqual([7_845_29, 5_475_11, 2_867_92, 0])
    expect(result.installments.map((item) => item.interestCents)).toEqual([1_000_00, 784_53, 547_52, 286_79])
  })

  test('puts the difference into the last instalment when each period is rounded', () => {
    const result = loanOf(loan, table)
    expect(result.installments.map((item) => item.totalCents)).toEqual([
      3_154_71, 3_154_71, 3_154_71, 3_154_70,
    ])
    expect(result.installments.map((item) => item.interestCents)).toEqual([1_000_00, 784_53, 547_51, 286_79])
  })
})

test('keeps the last instalment of a schedule rounded once, as a Brazilian lending core publishes it', () => {
  // money-warp (MIT), tests/loan/test_external_schedule_verification.py: 10,000 at 1 % in 12 instalments of
  // 888.08, the last one 8.94 + 879.14.
  const loan = { amount: issue(10_000_00), released: '2026-02-22', due: monthly('2026-03-22', 12) }
  const table = { monthlyRate: '0.01', iofRates: EXEMPT } as const
  const publishedBalances = [
    920394, 840967, 760453, 679396, 597288, 514568, 431005, 346448, 261171, 174939, 87914, 0,
  ]
  const once = loanOf(loan, { ...table, scheduleRounding: 'once' })
  expect(once.installments.map((item) => item.totalCents)).toEqual(Array(12).fill(888_08))
  for (const [index, balance] of owedAfterEach(once).entries())
    expect(Math.abs(balance - (publishedBalances[index] ?? 0)), String(index + 1)).toBeLessThanOrEqual(2)
  const periods = loanOf(loan, table)
  expect(owedAfterEach(periods)).toEqual(publishedBalances)
  expect(periods.installments.at(-1)).toMatchObject({ totalCents: 888_10, interestCents: 8_96 })
})

test('can assign the difference of a schedule rounded once to its last instalment, as the OFT example does', () => {
  // UK Office of Fair Trading, OFT144 "Credit charges and APR": 7,500 lent on 15 August 2000 (here 2021) at
  // 1.125 % a month, 48 instalments from 15 November on: 207.67 and a last one of 207.50 (worked out in the
  // Elixir package "finance", Finance.CashFlow).
  const loan = { amount: issue(7_500_00), released: '2021-08-15', due: monthly('2021-11-15', 48) }
  const table = { monthlyRate: '0.01125', dayCount: 'PERIODIC', iofRates: EXEMPT } as const
  const paid = (scheduleRounding: ScheduleRounding) =>
    loanOf(loan, { ...table, scheduleRounding }).installments.map((item) => item.totalCents)
  expect(paid('once_last_differs')).toEqual([...Array(47).fill(207_67), 207_50])
  expect(paid('once').at(-1)).toBe(207_67)
  // Calculated by hand: before the last instalment, the schedule above (10,000 at 10 % in 4 instalments) has
  // a balance of 2,867.910. The last instalment is this balance plus 10 %.
  const four = { amount: issue(10_000_00), released: '2026-01-20', due: monthly('2026-02-05', 4) }
  const result = loanOf(four, {
    ...{ monthlyRate: '0.1', dayCount: 'MONTHS', iofRates: EXEMPT },
    scheduleRounding: 'once_last_differs',
  })
  expect(result.installments.map((item) => item.totalCents)).toEqual([3_154_71, 3_154_71, 3_154_71, 3_154_70])
  expect(owedAfterEach(result)).toEqual([7_845_29, 5_475_11, 2_867_91, 0])
})

describe('the IOF', () => {
  test('counts 30 days for each month where the lender does', () => {
    // XP, "IOF financiado": R$ 100.000,00 for 180 days or 6 months pays R$ 1.856,00 of IOF
    // (atendimento-hub.xpi.com.br/artigo/2202). Six months from the release date have 181 days.
    const worth = Math.round(100_000_00 * 1.008 ** 6)
    const byMonths = advanceOf('2023-03-22', { iofDays: 'months_of_30' }, worth)
    expect([byMonths.issueCents, byMonths.iofCents]).toEqual([100_000_00, 1_856_00])
    expect(advanceOf('2023-03-22', {}, worth).iofCents).toBe(1_864_20)
    // According to the XP article above, the IOF stays at R$ 3.373,00 from one year on. This loan has 24
    // months of 30 days.
    const years = advanceOf('2024-09-22', { iofDays: 'months_of_30' }, Math.round(100_000_00 * 1.008 ** 24))
    expect([years.issueCents, years.iofCents]).toEqual([100_000_00, 3_373_00])
  })

  test('of instalment k of a Price loan counts 30·k days', () => {
    // By hand: at 1 % a month, payments after 1 and 2 months pay off 497.51 and 502.49 of 1,000.
    const due = [day('2026-03-25'), day('2026-05-30')]
    const table = { monthlyRate: '0.01', dayCount: 'MONTHS', iofDays: 'months_of_30' } as const
    const result = loanOf({ amount: issue(1_000_00), released: '2026-01-05', due }, table)
    expect(result.iofCents).toBe(
      Math.round(100 * (497.5124 * (0.0038 + 0.00246) + 502.4876 * (0.0038 + 0.00492))),
    )
  })

  test('counts 30·k days line by line, as a mortgage lender publishes it', () => {
    // Bcredi, amortisen, test/amortisen/price/calculator_test.exs: first due after 90 days. IOF of a line
    // after k months: amortization (`worth`) × (0.38 % + 0.0082 % × 30·k), rounded per line.
    const lines = [
      { months: 3, worth: 185_01, iof: 2_07 },
      { months: 4, worth: 187_12, iof: 2_55 },
      { months: 5, worth: 189_26, iof: 3_05 },
      { months: 6, worth: 191_41, iof: 3_55 },
    ]
    const result = simulateFgtsAdvance({
      installments: lines.map(({ months, worth }) => ({
        dueDate: addMonths(day('2022-09-22'), months),
        amountCents: cents(Math.round(worth * 1.008 ** months)),
      })),
      releaseDate: day('2022-09-22'),
      parameters: {
        ...FGTS_PRICE_DEFAULTS,
        monthlyRate: '0.008',
        dayCount: 'MONTHS',
        iofDays: 'months_of_30',
        iofRounding: 'per_installment',
      },
    })
    expect(result.installments.map((item) => item.presentValueCents)).toEqual(lines.map((line) => line.worth))
    expect(result.installments.map((item) => item.iofCents)).toEqual(lines.map((line) => line.iof))
  })

  test('is rounded in total, per instalment or per part of one', () => {
    // Issue values for R$ 1.000,00 net, compared with a lending core (money-warp,
    // external_validation/fixtures/2026-04-10.json). In each case below, only one way of rounding gives the
    // core's value. In the core's other cases, the values differ by at most two cents.
    const issueOf = (dueDay: string, monthlyRate: string) =>
      (['once', 'per_installment', 'per_component'] as const).map((iofRounding) => {
        const loan = { amount: net(1_000_00), released: '2026-04-10', due: monthly(dueDay, 12) }
        return loanOf(loan, { monthlyRate, iofRounding }).issueCents
      })
    expect(issueOf('2026-04-22', '0.01')).toEqual([1_019_11, 1_019_13, 1_019_13])
    expect(issueOf('2026-04-20', '0.02')).toEqual([1_019_14, 1_019_13, 1_019_12])
    expect(issueOf('2026-04-20', '0.01')).toEqual([1_018_93, 1_018_92, 1_018_91])
  })

  test('has the rates of the table, or none', () => {
    // deptofinanceiro.blogspot.com/2011/03: R$ 20.000,00 for 90 days at 0.0041 % a day, without an additional
    // rate: IOF of 73.80, or 74.07 when financed.
    const loan = { released: '2011-01-01', due: [day('2011-04-01')] }
    const table = { monthlyRate: '0.02', iofRates: { daily: '0.000041', additional: '0' } }
    const price = (amount: PriceAmount, change: Partial<PriceParameters>) =>
      priceLoan({
        amount,
        dueDates: loan.due,
        releaseDate: day(loan.released),
        parameters: { ...CLT_PRICE_DEFAULTS, ...change },
      })
    expect(price(issue(20_000_00), table).iofCents).toBe(73_80)
    expect(price(net(20_000_00), table)).toMatchObject({ iofCents: 74_07, issueCents: 20_074_07 })
    expect(price(net(20_000_00), { ...table, iofRates: EXEMPT }).issueCents).toBe(20_000_00)
    expect(price(net(20_000_00), table).iofRule).toMatchObject({ version: 'price-table', capDays: 365 })
    expect(() => price(net(20_000_00), { monthlyRate: '0.02' })).toThrow('no IOF rule is kept for that day')
  })
})

describe('the CET', () => {
  test('counts months whatever the calendar where the table goes by periods', () => {
    // Example of the central bank: 1,000 lent, 60 withheld and 5 payments of 205.73 give a CET of 3.08 % a
    // month and 43.93 % a year.
    const table = {
      dayCount: 'MONTHS',
      monthlyRate: '0.00949',
      cetBasis: 'PERIODS',
      iofRates: EXEMPT,
    } as const
    const fee = { type: 'fixed', value: 60_00 } as const
    const loan = {
      amount: { installmentCents: cents(205_73) },
      released: '2026-01-31',
      due: monthly('2026-02-10', 5),
    }
    const result = loanOf(loan, { ...table, fee })
    expect(result.issueCents).toBe(1_000_00)
    expect(formatPercent(result.cetMonthly)).toBe('3,08%')
    expect(formatPercent(result.cetAnnual)).toBe('43,93%')
    expect(Number(loanOf(loan, { ...table, fee, cetBasis: 'ACT_365' }).cetMonthly)).toBeGreaterThan(0.035)
  })
})

describe('business days', () => {
  test("match the Treasury's count, and its published prices", () => {
    // Tesouro Nacional, "Metodologia de cálculo dos títulos públicos": LTN 011003, settled 2003-03-21, 134
    // business days, 27.33 % a year: R$ 879,43. NTN-B Principal 2015, settled 2012-01-03: 846 business days.
    expect(businessDaysBetween(day('2003-03-21'), day('2003-10-01'))).toBe(134)
    expect(businessDaysBetween(day('2012-01-03'), day('2015-05-15'))).toBe(846)
    const monthlyRate = (1.2733 ** (1 / 12) - 1).toFixed(12)
    const result = simulateFgtsAdvance({
      installments: [{ dueDate: day('2003-10-01'), amountCents: cents(1_000_00) }],
      releaseDate: day('2003-03-21'),
      parameters: { ...FGTS_PRICE_DEFAULTS, monthlyRate, dayCount: 'BUSINESS_252', iofRates: EXEMPT },
    })
    expect(result.issueCents).toBe(879_43)
  })

  test('exclude the holidays of a state where the table names it', () => {
    // 9 July is a holiday of the state of São Paulo (Lei 9.497/1997), on a Thursday in 2026.
    const [from, to] = [day('2026-07-06'), day('2026-07-13')]
    expect([businessDaysBetween(from, to), businessDaysBetween(from, to, 'SP')]).toEqual([5, 4])
    expect(businessDaysBetween(from, to, 'RJ')).toBe(5)
    const today = day('2026-07-09')
    const next = { ...CLT_PRICE_DEFAULTS, businessDayAdjust: 'next' } as const
    expect(releaseDateOn(today, next)).toBe(today)
    expect(releaseDateOn(today, { ...next, holidays: 'SP' })).toBe('2026-07-10')
    expect(releaseDateOn(today, { ...CLT_PRICE_DEFAULTS, holidays: 'SP' })).toBe(today)
  })
})
