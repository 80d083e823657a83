import { expect, test } from 'vitest'
import { dayOfFilter, readFilterDay } from '#components/tracking/filter-day.ts'
import type { Day } from '#lib/domain/calendar.ts'

const TODAY = '2026-03-01' as Day

test.each([
  ['0d', '2026-03-01'],
  ['-1d', '2026-02-28'],
  ['30d', '2026-03-31'],
  ['2026-01-31', '2026-01-31'],
])('resolves the stored day %s to %s', (text, day) => {
  expect(dayOfFilter(readFilterDay(text), TODAY)).toBe(day)
})

test.each(['', '31/12/2026', '2026-02-30', '-1000d', '3 d'])('rejects %o', (text) => {
  expect(readFilterDay(text)).toBe('')
  expect(dayOfFilter(text, TODAY)).toBeUndefined()
})
