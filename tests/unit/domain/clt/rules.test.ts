import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { monthsSinceAdmission } from '#lib/domain/clt/admission.ts'
import { cltDueDates } from '#lib/domain/clt/due-dates.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { cltMarginOf } from '#lib/domain/clt/margin.ts'
import { cltRulesOn } from '#lib/domain/clt/rules.ts'
import { cents } from '#lib/domain/money.ts'

describe('the rules of payroll credit', () => {
  test('begin with the platform, and change their source with Lei 15.179/2025 to the day', () => {
    expect(() => cltRulesOn(day('2025-03-20'))).toThrow(RangeError)
    expect(cltRulesOn(day('2025-03-21')).version).toBe('clt-2025-03')
    expect(cltRulesOn(day('2025-07-24')).version).toBe('clt-2025-03')
    expect(cltRulesOn(day('2025-07-25')).version).toBe('clt-2025-07')
    expect(cltRulesOn(day('2026-11-21')).version).toBe('clt-2025-07')
  })
})

describe('the first due date', () => {
  test('is day 20 of the second month after the month of the contract, which ends on its day 20', () => {
    expect(cltFirstDueDate(day('2026-11-20'))).toBe('2027-01-20')
    expect(cltFirstDueDate(day('2026-11-21'))).toBe('2027-02-20')
    expect(cltFirstDueDate(day('2026-12-20'))).toBe('2027-02-20')
    expect(cltFirstDueDate(day('2026-12-21'))).toBe('2027-03-20')
    expect(cltFirstDueDate(day('2026-12-31'))).toBe('2027-03-20')
    expect(cltFirstDueDate(day('2027-01-01'))).toBe('2027-03-20')
  })

  test('can be another day that every month has', () => {
    expect(cltFirstDueDate(day('2026-11-21'), 5)).toBe('2027-02-05')
    expect(cltFirstDueDate(day('2026-11-21'), 28)).toBe('2027-02-28')
    for (const dueDay of [0, 29, 1.5]) {
      expect(() => cltFirstDueDate(day('2026-11-21'), dueDay)).toThrow(RangeError)
    }
  })

  test('is followed by the same day of each month', () => {
    expect(cltDueDates(day('2026-12-20'), 4)).toEqual([
      '2026-12-20',
      '2027-01-20',
      '2027-02-20',
      '2027-03-20',
    ])
  })
})

describe('the margin', () => {
  test('is 35 % of the margin base, never a cent more', () => {
    expect(cltMarginOf(cents(1_000_00), day('2026-11-21'))).toBe(350_00)
    expect(cltMarginOf(cents(1_000_01), day('2026-11-21'))).toBe(350_00)
    expect(cltMarginOf(cents(1_000_02), day('2026-11-21'))).toBe(350_00)
    expect(cltMarginOf(cents(1_000_03), day('2026-11-21'))).toBe(350_01)
    expect(cltMarginOf(cents(0), day('2026-11-21'))).toBe(0)
  })

  test('is reduced by other contracts, and never negative', () => {
    expect(cltMarginOf(cents(1_000_00), day('2026-11-21'), cents(100_00))).toBe(250_00)
    expect(cltMarginOf(cents(1_000_00), day('2026-11-21'), cents(350_01))).toBe(0)
  })
})

describe('months since admission', () => {
  test('count when they are complete', () => {
    expect(monthsSinceAdmission(day('2026-01-15'), day('2026-07-14'))).toBe(5)
    expect(monthsSinceAdmission(day('2026-01-15'), day('2026-07-15'))).toBe(6)
    expect(monthsSinceAdmission(day('2020-11-21'), day('2026-11-21'))).toBe(72)
    expect(monthsSinceAdmission(day('2026-11-21'), day('2026-11-21'))).toBe(0)
  })

  test('are complete on the last day of a shorter month', () => {
    expect(monthsSinceAdmission(day('2026-01-31'), day('2026-02-27'))).toBe(0)
    expect(monthsSinceAdmission(day('2026-01-31'), day('2026-02-28'))).toBe(1)
    expect(monthsSinceAdmission(day('2024-02-29'), day('2025-02-28'))).toBe(12)
  })

  test('are none when the admission lies ahead', () => {
    expect(monthsSinceAdmission(day('2026-12-01'), day('2026-11-21'))).toBe(0)
  })
})
