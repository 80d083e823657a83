import { describe, expect, test } from 'vitest'
import { addMonths, type Day, day, daysBetween } from '#lib/domain/calendar.ts'
import { anniversaryWithdrawal } from '#lib/domain/fgts/withdrawal-table.ts'
import { cetOf } from '#lib/domain/finance/cet.ts'
import { fixed, minus, plus, times } from '#lib/domain/finance/fixed.ts'
import { grossUp, type IofRule, iofFraction, iofRuleOn } from '#lib/domain/finance/iof.ts'
import type { PriceAmount } from '#lib/domain/finance/issue-value.ts'
import { priceLoan } from '#lib/domain/finance/price.ts'
import { CLT_PRICE_DEFAULTS, type DayCount } from '#lib/domain/finance/price-parameters.ts'
import { roundToCents } from '#lib/domain/finance/rounding.ts'
import { type Cents, centsFromDecimalText, centsToDecimalText } from '#lib/domain/money.ts'
import vectors from '#tests/unit/vectors/loan-maths.json' with { type: 'json' }

type Inputs = {
  net_amount?: string
  issue_amount?: string
  flows?: { amount: string }[]
  balances?: string[]
  release_date?: string
  first_due_date?: string
  due_dates?: string[]
  number_of_installments?: number
  monthly_rate?: string
  day_count?: DayCount
  lines?: { principal: string; dueDate: string }[]
  iof_daily?: string
  iof_additional?: string
  iof_exempt?: boolean
}
type Expected = Record<string, string | string[]>
type Vector = {
  id: string
  kind: string
  inputs: Inputs
  expected: Expected
  tolerance: Record<string, string>
}

const knownVectors = vectors as unknown as Vector[]

const meets = (vector: Vector, figures: Record<string, string>) => {
  for (const [name, value] of Object.entries(vector.expected)) {
    const figure = figures[name]
    if (figure === undefined) throw new Error(`${vector.id} publishes ${name}, which was not computed`)
    const tolerance = Number(vector.tolerance[name] ?? vector.tolerance['*'] ?? 0)
    const off = Math.abs(Number(figure) - Number(value))
    expect(off, `${vector.id} ${name}: ${figure} instead of ${value}`).toBeLessThanOrEqual(tolerance + 1e-9)
  }
}

const dueDatesOf = ({ due_dates, first_due_date, number_of_installments }: Inputs): Day[] =>
  due_dates?.map(day) ??
  Array.from({ length: number_of_installments ?? 0 }, (_, index) =>
    addMonths(day(first_due_date ?? ''), index),
  )

const ruleOf = ({ iof_daily, iof_additional, iof_exempt }: Inputs): IofRule => ({
  ...iofRuleOn(day('2026-01-01')),
  ...(iof_daily && { daily: iof_daily }),
  ...(iof_additional && { additional: iof_additional }),
  ...(iof_exempt && { daily: '0', additional: '0' }),
})

const checks: Record<string, (vector: Vector) => void> = {
  cet: (vector) => {
    const { net_amount = '', flows = [] } = vector.inputs
    const { annual, monthly } = cetOf({
      net: centsFromDecimalText(net_amount),
      flows: flows.map((flow, index) => ({
        amount: centsFromDecimalText(flow.amount),
        days: 30 * (index + 1),
      })),
      basis: 'ACT_30',
    })
    meets(vector, { cetAnnual: annual, cetMonthly: monthly })
  },
  fgts_table: ({ inputs, expected }) => {
    const withdrawals = (inputs.balances ?? []).map((text) =>
      centsToDecimalText(anniversaryWithdrawal(centsFromDecimalText(text))),
    )
    expect(withdrawals).toEqual(expected.withdrawals)
  },
  iof: (vector) => {
    const { release_date = '', lines = [] } = vector.inputs
    const [line] = lines
    if (!line || lines.length !== 1) throw new Error('a vector of one line is expected')
    const { daily, additional } = iofFraction(
      ruleOf(vector.inputs),
      'days_365',
      daysBetween(day(release_date), day(line.dueDate)),
    )
    const fraction = plus(daily, additional)
    const principal = fixed(centsFromDecimalText(line.principal))
    const issue = grossUp(principal, fraction)
    const text = (value: typeof issue) => centsToDecimalText(roundToCents(value))
    const financedIof = text(minus(issue, principal))
    meets(vector, { iof: text(times(principal, fraction)), financedIof, issueAmount: text(issue) })
  },
  price: (vector) => {
    const { net_amount, issue_amount = '', release_date = '', monthly_rate = '', day_count } = vector.inputs
    const amount: PriceAmount = net_amount
      ? { netCents: centsFromDecimalText(net_amount) }
      : { issueCents: centsFromDecimalText(issue_amount) }
    const loan = priceLoan({
      amount,
      dueDates: dueDatesOf(vector.inputs),
      releaseDate: day(release_date),
      parameters: { ...CLT_PRICE_DEFAULTS, monthlyRate: monthly_rate, dayCount: day_count ?? 'ACT_365' },
      iofRule: ruleOf(vector.inputs),
    })
    const text = (value: Cents) => centsToDecimalText(value)
    meets(vector, { issueAmount: text(loan.issueCents), installmentAmount: text(loan.installmentCents) })
  },
}

describe('the published numbers', () => {
  test('are complete', () => expect(knownVectors.length).toBeGreaterThanOrEqual(21))

  for (const vector of knownVectors) {
    test(`reproduce ${vector.id}`, () => {
      const check = checks[vector.kind]
      if (!check) throw new Error(`no check for kind ${vector.kind}`)
      check(vector)
    })
  }
})
