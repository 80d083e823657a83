import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBusinessDay, nextBusinessDay } from '#lib/domain/business-days.ts'
import {
  addDays,
  addMonths,
  ageOn,
  compareDays,
  type Day,
  day,
  dayFromParts,
  dayInSaoPaulo,
  daysBetween,
  endOfDayInSaoPaulo,
  isDay,
} from '#lib/domain/calendar.ts'

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays(day('1950-01-01'), count))

describe('days', () => {
  test('exist only if the calendar has them', () => {
    for (const text of ['2024-02-29', '2000-02-29', '2026-12-31', '1900-01-01'])
      expect(isDay(text), text).toBe(true)
    const impossible = ['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00']
    for (const text of [
      ...impossible,
      '0000-01-01',
      '2026-1-1',
      '26-01-01',
      '2026-01-01T00:00:00Z',
      '',
      ' 2026-01-01',
    ])
      expect(isDay(text), text).toBe(false)
    expect(() => day('2026-02-30')).toThrow(RangeError)
    expect(dayFromParts(2026, 3, 9)).toBe('2026-03-09')
  })

  test('are counted with leap days', () => {
    expect(daysBetween(day('2024-02-28'), day('2024-03-01'))).toBe(2)
    expect(daysBetween(day('2026-11-21'), day('2029-03-01'))).toBe(831)
    expect(daysBetween(day('2026-01-02'), day('2026-01-01'))).toBe(-1)
  })

  test('are the same number when added and counted again, in the order of texts', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -9_000, max: 9_000 }), (start, count) => {
        const end = addDays(start, count)
        expect(daysBetween(start, end)).toBe(count)
        expect(Math.sign(compareDays(end, start))).toBe(Math.sign(count))
      }),
    )
  })

  test('end with a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(day('2027-12-30'), 2)).toBe('2028-02-29')
    expect(addMonths(day('2026-03-15'), -15)).toBe('2024-12-15')
    expect(addMonths(day('2026-12-01'), 12)).toBe('2027-12-01')
  })
})

describe('the day in São Paulo', () => {
  test('changes at 03:00 UTC, not at midnight UTC', () => {
    expect(dayInSaoPaulo(new Date('2026-11-22T02:59:59.999Z'))).toBe('2026-11-21')
    expect(dayInSaoPaulo(new Date('2026-11-22T03:00:00.000Z'))).toBe('2026-11-22')
  })

  test('follows the summer time of its years', () => {
    expect(dayInSaoPaulo(new Date('2018-12-25T02:00:00.000Z'))).toBe('2018-12-25')
    expect(dayInSaoPaulo(new Date('2019-12-25T02:00:00.000Z'))).toBe('2019-12-24')
  })

  test('ends one millisecond before the next one begins, on clock-change days too', () => {
    expect(endOfDayInSaoPaulo(day('2026-11-21')).toISOString()).toBe('2026-11-22T02:59:59.999Z')
    expect(endOfDayInSaoPaulo(day('2018-12-24')).toISOString()).toBe('2018-12-25T01:59:59.999Z')
    for (const text of ['2018-11-03', '2018-11-04', '2019-02-15', '2019-02-16', '2026-12-31']) {
      const end = endOfDayInSaoPaulo(day(text))
      expect(dayInSaoPaulo(end), text).toBe(text)
      expect(dayInSaoPaulo(new Date(end.getTime() + 1)), text).toBe(addDays(day(text), 1))
    }
  })
})

describe('business days', () => {
  test('are neither weekends nor national bank holidays', () => {
    const closed = [
      '2026-01-01',
      '2026-02-16',
      '2026-02-17',
      '2026-04-03',
      '2026-04-21',
      '2026-05-01',
      '2026-06-04',
    ]
    const more = [
      '2026-09-07',
      '2026-10-12',
      '2026-11-02',
      '2026-11-15',
      '2026-11-20',
      '2026-12-25',
      '2026-11-21',
    ]
    for (const text of [...closed, ...more]) expect(isBusinessDay(day(text)), text).toBe(false)
    for (const text of ['2026-02-18', '2026-04-06', '2026-06-05', '2026-11-19', '2026-12-24'])
      expect(isBusinessDay(day(text)), text).toBe(true)
  })

  test('know Easter in early and late years', () => {
    for (const goodFriday of ['2008-03-21', '2011-04-22', '2019-04-19', '2024-03-29', '2038-04-23'])
      expect(isBusinessDay(day(goodFriday)), goodFriday).toBe(false)
  })

  test('include 20 November until 2023 and not from 2024 on', () => {
    expect(isBusinessDay(day('2023-11-20'))).toBe(true)
    expect(isBusinessDay(day('2024-11-20'))).toBe(false)
  })

  test('are found forwards, starting with the day itself', () => {
    expect(nextBusinessDay(day('2026-11-19'))).toBe('2026-11-19')
    expect(nextBusinessDay(day('2026-11-20'))).toBe('2026-11-23')
    fc.assert(
      fc.property(anyDay, (any: Day) => isBusinessDay(nextBusinessDay(any)) && nextBusinessDay(any) >= any),
    )
  })
})

test('completes an age on the birthday', () => {
  expect(ageOn(day('2008-11-21'), day('2026-11-20'))).toBe(17)
  expect(ageOn(day('2008-11-21'), day('2026-11-21'))).toBe(18)
  expect(ageOn(day('2008-02-29'), day('2026-02-28'))).toBe(17)
  expect(ageOn(day('2008-02-29'), day('2026-03-01'))).toBe(18)
})
