import { addDays, type Day, dayFromParts, ordinalOf, partsOfDay } from './calendar.ts'
import { type HolidayCalendar, holidaysOf } from './holidays.ts'

/** Returns whether a day is a weekday and no holiday of `calendar` (sources in holidays.ts). */
export const isBusinessDay = (value: Day, calendar: HolidayCalendar = 'national'): boolean => {
  const ordinal = ordinalOf(value)
  return isWeekday(ordinal) && !holidaysIn(partsOfDay(value).year, calendar).has(ordinal)
}

export const nextBusinessDay = (value: Day, calendar: HolidayCalendar = 'national'): Day =>
  isBusinessDay(value, calendar) ? value : nextBusinessDay(addDays(value, 1), calendar)

/** Returns the business day `count` business days after a day; the day itself is not counted. */
export const addBusinessDays = (value: Day, count: number, calendar: HolidayCalendar = 'national'): Day =>
  count <= 0 ? value : addBusinessDays(nextBusinessDay(addDays(value, 1), calendar), count - 1, calendar)

/** Counts business days from `from` (included) to `to` (excluded); 0 when `to` is not later. */
export const businessDaysBetween = (from: Day, to: Day, calendar: HolidayCalendar = 'national'): number => {
  const [start, end] = [ordinalOf(from), ordinalOf(to)]
  let count = 0
  for (let ordinal = start; ordinal < end; ordinal += 1) if (isWeekday(ordinal)) count += 1
  for (let { year } = partsOfDay(from); year <= partsOfDay(to).year; year += 1)
    for (const holiday of holidaysIn(year, calendar))
      if (holiday >= start && holiday < end && isWeekday(holiday)) count -= 1
  return count
}

const isWeekday = (ordinal: number) => {
  const weekday = (((ordinal + 4) % 7) + 7) % 7
  return weekday !== 0 && weekday !== 6
}

const holidayCache = new Map<string, ReadonlySet<number>>()
const MAX_CACHED_YEARS = 2_000

const holidaysIn = (year: number, calendar: HolidayCalendar): ReadonlySet<number> => {
  const key = `${calendar} ${year}`
  const cached = holidayCache.get(key)
  if (cached) return cached
  const easter = ordinalOf(easterSunday(year))
  const observed = holidaysOf(calendar).filter(({ since = 0 }) => year >= since)
  const holidays = new Set(
    observed.map((holiday) =>
      'on' in holiday
        ? ordinalOf(`${String(year).padStart(4, '0')}-${holiday.on}` as Day)
        : easter + holiday.fromEaster,
    ),
  )
  if (holidayCache.size >= MAX_CACHED_YEARS) holidayCache.clear()
  holidayCache.set(key, holidays)
  return holidays
}

/** Returns Easter Sunday of a Gregorian year (algorithm of Meeus, Jones and Butcher). */
const easterSunday = (year: number): Day => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const index = epact + weekday - 7 * late + 114
  return dayFromParts(year, Math.floor(index / 31), (index % 31) + 1)
}
