import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { countedDays, reckonedDueDate } from '#lib/domain/finance/day-count.ts'
import { fixedText, nearOf } from '#lib/domain/finance/fixed.ts'
import { growthOf } from '#lib/domain/finance/growth.ts'
import { CLT_PRICE_DEFAULTS, type DayCount } from '#lib/domain/finance/price-parameters.ts'

const factor = (dayCount: DayCount, days: number, dailyRateDecimals: number | null = null) =>
  nearOf(growthOf({ monthlyRate: '0.018', dayCount, dailyRateDecimals }).discount(days))

describe('discounting', () => {
  test('follows the formula of each day count', () => {
    expect(factor('ACT_30', 466)).toBeCloseTo(1.018 ** -(466 / 30), 14)
    expect(factor('ACT_365', 466)).toBeCloseTo(1.018 ** -((12 * 466) / 365), 14)
    expect(factor('PERIODIC', 90)).toBeCloseTo(1.018 ** -3, 14)
    expect(factor('ACT_30', 0)).toBe(1)
  })

  test('uses a whole power of the rate over whole months, to the last place', () => {
    for (const [dayCount, days] of [
      ['ACT_30', 90],
      ['PERIODIC', 90],
      ['MONTHS', 90],
      ['BUSINESS_252', 63],
    ] as const) {
      const growth = growthOf({ monthlyRate: '0.0201', dayCount, dailyRateDecimals: null }).over(days)
      expect(fixedText(growth, 40), dayCount).toBe('1.0615201506010000000000000000000000000000')
    }
    const year = growthOf({ monthlyRate: '0.01', dayCount: 'ACT_365', dailyRateDecimals: null }).over(365)
    expect(fixedText(year, 40)).toBe('1.1268250301319697206612010000000000000000')
  })

  test('rounds the daily rate when the lender does', () => {
    expect(factor('ACT_30', 466, 4)).toBeCloseTo(1.0006 ** -466, 12)
    expect(factor('ACT_30', 466, 8)).toBeCloseTo(1.00059484 ** -466, 12)
  })
})

describe('days', () => {
  test('are those of the calendar, but 30 for each whole month when periodic', () => {
    const count = (dayCount: DayCount, from: string, to: string) =>
      countedDays({ ...CLT_PRICE_DEFAULTS, dayCount }, { from: day(from), to: day(to), months: 7 })
    expect(count('ACT_30', '2026-01-31', '2026-02-28')).toBe(28)
    expect(count('PERIODIC', '2026-01-31', '2026-02-28')).toBe(30)
    expect(count('PERIODIC', '2026-01-29', '2026-02-28')).toBe(30)
    expect(count('PERIODIC', '2026-04-10', '2026-04-30')).toBe(20)
    expect(count('PERIODIC', '2026-04-10', '2026-05-30')).toBe(50)
    expect(count('PERIODIC', '2026-04-30', '2027-04-10')).toBe(11 * 30 + 11)
    expect(count('PERIODIC', '2026-11-21', '2029-11-21')).toBe(1080)
    expect(count('MONTHS', '2026-11-21', '2029-11-21')).toBe(7 * 30)
  })

  test('run to the next business day only when the table says so', () => {
    expect(reckonedDueDate(CLT_PRICE_DEFAULTS, day('2027-05-01'))).toBe('2027-05-01')
    const next = { businessDayAdjust: 'next', holidays: 'national' } as const
    expect(reckonedDueDate(next, day('2027-05-01'))).toBe('2027-05-03')
    expect(reckonedDueDate(next, day('2027-07-09'))).toBe('2027-07-09')
    expect(reckonedDueDate({ ...next, holidays: 'SP' }, day('2027-07-09'))).toBe('2027-07-12')
  })
})
