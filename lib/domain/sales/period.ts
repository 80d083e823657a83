import {
  addDays,
  addMonths,
  type Day,
  dayFromParts,
  daysBetween,
  partsOfDay,
  startOfDayInSaoPaulo,
} from '#lib/domain/calendar.ts'

export const PERIODS = ['today', '7d', '30d', '90d', 'month', 'last-month', 'custom'] as const
export type Period = (typeof PERIODS)[number]

export const BUCKETS = ['day', 'week', 'month'] as const
export type Bucket = (typeof BUCKETS)[number]

/** São Paulo days, both included. */
export type Days = { startDate: Day; endDate: Day }

/** `before` is the same number of days just before the period. `year` is the same days a year earlier. */
export const COMPARISONS = ['before', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Maximum length of a period: a leap year. */
export const LONGEST_DAYS = 366

/** Longest periods shown by day and by week; more columns could not be told apart. */
const MOST_DAYS = 31
const MOST_WEEKS_DAYS = 183

const A_MONDAY = '1970-01-05' as Day

/** Returns the days of a period as of `today`; `custom` without `from` and `to` means the last 30 days. */
export const daysOf = (
  { period, from, to }: { period: Period; from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Days => {
  const monthStart = firstOfMonth(today)
  if (period === 'today') return { startDate: today, endDate: today }
  if (period === '7d') return { startDate: addDays(today, -6), endDate: today }
  if (period === '90d') return { startDate: addDays(today, -89), endDate: today }
  if (period === 'month') return { startDate: monthStart, endDate: today }
  if (period === 'last-month')
    return { startDate: addMonths(monthStart, -1), endDate: addDays(monthStart, -1) }
  if (period === 'custom' && from && to) return { startDate: from, endDate: to }
  return { startDate: addDays(today, -29), endDate: today }
}

/** Returns the start and the end of a range of São Paulo days as instants; `to` is exclusive. */
export const instantsOf = ({ startDate, endDate }: Days): { from: Date; to: Date } => ({
  from: startOfDayInSaoPaulo(startDate),
  to: startOfDayInSaoPaulo(addDays(endDate, 1)),
})

export const lengthOf = ({ startDate, endDate }: Days): number => daysBetween(startDate, endDate) + 1

export const comparedDaysOf = (days: Days, against: Comparison): Days =>
  against === 'year'
    ? { startDate: addMonths(days.startDate, -12), endDate: addMonths(days.endDate, -12) }
    : { startDate: addDays(days.startDate, -lengthOf(days)), endDate: addDays(days.startDate, -1) }

/** Maps a day of the compared period to its counterpart in `days`, clamped to them. */
export const counterpartOf = (past: Day, days: Days, against: Comparison): Day => {
  const moved = against === 'year' ? addMonths(past, 12) : addDays(past, lengthOf(days))
  if (moved < days.startDate) return days.startDate
  return moved > days.endDate ? days.endDate : moved
}

export const isPeriod = (days: Days): boolean =>
  days.startDate <= days.endDate && lengthOf(days) <= LONGEST_DAYS

export const bucketFor = (days: Days): Bucket => {
  const length = lengthOf(days)
  return length <= MOST_DAYS ? 'day' : length <= MOST_WEEKS_DAYS ? 'week' : 'month'
}

/** Returns the first day of the column to which a day belongs; weeks begin on Monday. */
export const bucketStart = (value: Day, bucket: Bucket): Day => {
  if (bucket === 'day') return value
  if (bucket === 'month') return firstOfMonth(value)
  const weekday = ((daysBetween(A_MONDAY, value) % 7) + 7) % 7
  return addDays(value, -weekday)
}

export const bucketsOf = ({ startDate, endDate }: Days, bucket: Bucket): Day[] => {
  const starts: Day[] = []
  for (let start = bucketStart(startDate, bucket); start <= endDate; start = following(start, bucket))
    starts.push(start)
  return starts
}

/** Returns whether a column lies only partly in the period, or ends today or later. */
export const isPartial = (start: Day, bucket: Bucket, within: { days: Days; today: Day }): boolean => {
  const last = addDays(following(start, bucket), -1)
  return start < within.days.startDate || last > within.days.endDate || last >= within.today
}

const following = (start: Day, bucket: Bucket): Day =>
  bucket === 'month' ? addMonths(start, 1) : addDays(start, bucket === 'week' ? 7 : 1)

const firstOfMonth = (value: Day): Day => {
  const { year, month } = partsOfDay(value)
  return dayFromParts(year, month, 1)
}
