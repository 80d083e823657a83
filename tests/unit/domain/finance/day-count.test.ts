import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar'
import { countedDays, discountFactors, reckonedDueDate } from '#lib/domain/finance/day-count'

const factor = (
  dayCount: 'ACT_30' | 'ACT_365' | 'PERIODIC',
  days: number,
  dailyRateDecimals: number | null = null,
) => Number(discountFactors({ monthlyRate: '0.018', dayCount, dailyRateDecimals }, [days])[0])

describe('discounting', () => {
  test('follows the formula of each day count', () => {
    expect(factor('ACT_30', 466)).toBeCloseTo(1.018 ** -(466 / 30), 14)
    expect(factor('ACT_365', 466)).toBeCloseTo(1.018 ** -((12 * 466) / 365), 14)
    expect(factor('PERIODIC', 90)).toBeCloseTo(1.018 ** -3, 14)
    expect(factor('ACT_30', 0)).toBe(1)
  })

  test('is the same whether dates come alone, together or out of order', () => {
    const parameters = { monthlyRate: '0.0179', dayCount: 'ACT_30', dailyRateDecimals: null } as const
    const days = [100, 465, 831, 31, 831, 1196]
    const together = discountFactors(parameters, days).map((value) => value.toFixed(30))
    const alone = days.map((count) => discountFactors(parameters, [count])[0]?.toFixed(30))
    expect(together).toEqual(alone)
  })

  test('rounds the daily rate when the lender does', () => {
    expect(factor('ACT_30', 466, 4)).toBeCloseTo(1.0006 ** -466, 12)
    expect(factor('ACT_30', 466, 8)).toBeCloseTo(1.00059484 ** -466, 12)
  })
})

describe('days', () => {
  test('are those of the calendar, but 30 for each whole month when periodic', () => {
    const count = (dayCount: 'ACT_30' | 'PERIODIC', from: string, to: string) =>
      countedDays(dayCount, day(from), day(to))
    expect(count('ACT_30', '2026-01-31', '2026-02-28')).toBe(28)
    expect(count('PERIODIC', '2026-01-31', '2026-02-28')).toBe(30)
    expect(count('PERIODIC', '2026-01-29', '2026-02-28')).toBe(30)
    expect(count('PERIODIC', '2026-04-10', '2026-04-30')).toBe(20)
    expect(count('PERIODIC', '2026-04-10', '2026-05-30')).toBe(50)
    expect(count('PERIODIC', '2026-04-30', '2027-04-10')).toBe(11 * 30 + 11)
    expect(count('PERIODIC', '2026-11-21', '2029-11-21')).toBe(1080)
  })

  test('run to the next business day only when the table says so', () => {
    expect(reckonedDueDate('none', day('2027-05-01'))).toBe('2027-05-01')
    expect(reckonedDueDate('next', day('2027-05-01'))).toBe('2027-05-03')
  })
})
