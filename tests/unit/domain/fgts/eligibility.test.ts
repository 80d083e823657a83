import { expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { cents } from '#lib/domain/money.ts'

const today = day('2026-11-21')
const rules = fgtsRulesOn(today)
const periods = (...amounts: number[]) =>
  amounts.map((amount, year) => ({
    dueDate: addMonths(day('2027-03-01'), 12 * year),
    amountCents: cents(amount),
  }))
const codesOf = (...amounts: number[]) =>
  fgtsEligibility({ periods: periods(...amounts), rules, today }).reasons.map((reason) => reason.code)

test('requires two withdrawals of the minimum', () => {
  expect(fgtsEligibility({ periods: periods(100_00, 100_00), rules, today })).toEqual({
    eligible: true,
    reasons: [],
  })
})

test('distinguishes nothing, a single withdrawal, and fewer than two of the minimum', () => {
  expect(codesOf()).toEqual(['no_balance'])
  expect(codesOf(900_00)).toEqual(['single_installment_only'])
  expect(codesOf(99_99)).toEqual(['installments_below_minimum'])
  expect(codesOf(100_00, 99_99)).toEqual(['installments_below_minimum'])
})

test('waits 90 days after opting in, and states until when', () => {
  const eligibilityFor = (text: string) =>
    fgtsEligibility({ periods: periods(200_00, 200_00), rules, today, optedInAt: day(text) })
  expect(eligibilityFor('2026-08-24')).toEqual({
    eligible: false,
    reasons: [{ code: 'waiting_period', until: '2026-11-22' }],
  })
  expect(eligibilityFor('2026-08-23').eligible).toBe(true)
})

test('reports all reasons at once', () => {
  const { reasons } = fgtsEligibility({ periods: periods(200_00), rules, today, optedInAt: today })
  expect(reasons.map((reason) => reason.code)).toEqual(['single_installment_only', 'waiting_period'])
})

test('does not count a withdrawal that is due today, because the money would arrive no earlier', () => {
  const due = { dueDate: today, amountCents: cents(200_00) }
  const eligibilityWith = (...amounts: number[]) =>
    fgtsEligibility({ periods: [due, ...periods(...amounts)], rules, today })
  expect(eligibilityWith(200_00).reasons).toEqual([{ code: 'single_installment_only' }])
  expect(eligibilityWith().reasons).toEqual([{ code: 'no_balance' }])
  expect(eligibilityWith(200_00, 200_00).eligible).toBe(true)
})
