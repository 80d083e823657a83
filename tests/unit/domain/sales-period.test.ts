import { describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { reachedCounts } from '#lib/domain/sales/funnel.ts'
import {
  bucketFor,
  bucketStart,
  bucketsOf,
  comparedDaysOf,
  counterpartOf,
  daysOf,
  isPartial,
  isPeriod,
  lengthOf,
} from '#lib/domain/sales/period.ts'

const day = (text: string) => text as Day
const TODAY = day('2026-03-31')
const days = (startDate: string, endDate: string) => ({ startDate: day(startDate), endDate: day(endDate) })

describe('the days of a period', () => {
  test.each([
    ['today', '2026-03-31', '2026-03-31'],
    ['7d', '2026-03-25', '2026-03-31'],
    ['30d', '2026-03-02', '2026-03-31'],
    ['90d', '2026-01-01', '2026-03-31'],
    ['month', '2026-03-01', '2026-03-31'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['custom', '2026-03-02', '2026-03-31'],
  ] as const)('are for %s from %s to %s, both inclusive', (period, startDate, endDate) => {
    expect(daysOf({ period }, TODAY)).toEqual({ startDate, endDate })
  })

  test('of the comparison before it are as many, and end the day before it', () => {
    const period = days('2026-03-02', '2026-03-31')
    expect(lengthOf(period)).toBe(30)
    expect(comparedDaysOf(period, 'before')).toEqual(days('2026-01-31', '2026-03-01'))
  })

  test('a year ago are the same days, each with its counterpart in the period', () => {
    expect(comparedDaysOf(days('2028-02-01', '2028-02-29'), 'year')).toEqual(days('2027-02-01', '2027-02-28'))
    const leapDay = days('2028-02-29', '2028-02-29')
    expect(counterpartOf(day('2027-02-28'), leapDay, 'year')).toBe('2028-02-29')
    expect(counterpartOf(day('2026-02-28'), days('2026-03-02', '2026-03-31'), 'before')).toBe('2026-03-30')
  })

  test('make a column partial when the period cuts it, or while it is not over', () => {
    const within = { days: days('2026-03-04', '2026-03-31'), today: TODAY }
    const partial = bucketsOf(within.days, 'week').filter((start) => isPartial(start, 'week', within))
    expect(partial).toEqual(['2026-03-02', '2026-03-30'])
    expect(isPartial(TODAY, 'day', within)).toBe(true)
    expect(isPartial(day('2026-03-30'), 'day', within)).toBe(false)
    expect(
      isPartial(day('2026-02-01'), 'month', { days: days('2026-02-01', '2026-02-28'), today: TODAY }),
    ).toBe(false)
  })

  test('are in order, and no more than a leap year', () => {
    expect(isPeriod(days('2024-01-01', '2024-12-31'))).toBe(true)
    expect(isPeriod(days('2024-01-01', '2025-01-01'))).toBe(false)
    expect(isPeriod(days('2024-01-02', '2024-01-01'))).toBe(false)
  })
})

describe('the columns of a period', () => {
  test('are days up to a month, weeks up to half a year, and months beyond', () => {
    expect(bucketFor(days('2026-03-01', '2026-03-31'))).toBe('day')
    expect(bucketFor(days('2026-03-01', '2026-04-01'))).toBe('week')
    expect(bucketFor(days('2026-01-01', '2026-12-31'))).toBe('month')
  })

  test('begin weeks on Monday, also across a year', () => {
    expect(bucketStart(day('2026-03-01'), 'week')).toBe('2026-02-23')
    expect(bucketStart(day('2026-03-02'), 'week')).toBe('2026-03-02')
    expect(bucketsOf(days('2025-12-31', '2026-01-06'), 'week')).toEqual(['2025-12-29', '2026-01-05'])
  })

  test('contain every day of the period exactly once', () => {
    for (const by of ['day', 'week', 'month'] as const) {
      const starts = bucketsOf(days('2025-11-20', '2026-03-03'), by)
      expect(new Set(starts).size).toBe(starts.length)
      for (const value of bucketsOf(days('2025-11-20', '2026-03-03'), 'day'))
        expect(starts).toContain(bucketStart(value, by))
    }
  })
})

test('counts a customer who stopped at a step for every earlier one', () => {
  expect(
    reachedCounts(
      'fgts',
      new Map([
        [0, 1],
        [1, 2],
        [5, 3],
      ]),
    ),
  ).toEqual([6, 5, 3, 3, 3, 3])
  expect(reachedCounts('clt', new Map())).toEqual([0, 0, 0, 0, 0, 0, 0])
})
