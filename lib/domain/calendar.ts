import { type HolidayCalendar, holidaysOf } from './holidays.ts'

/** A day of the civil calendar, 'YYYY-MM-DD', known to exist. Days compare as texts. */
export type Day = string & { readonly __day: unique symbol }

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

// Swedish writes dates as YYYY-MM-DD; the zone database knows Brazil's daylight saving (until 2019).
const SAO_PAULO = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const pad = (value: number, width: number) => String(value).padStart(width, '0')

/** Whether the text is a day that exists, years 1900 to 9999. */
export const isDay = (text: string): text is Day => {
  const match = DAY_TEXT.exec(text)
  if (!match) return false
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return (
    year >= 1900 && month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)
  )
}

/** The text as a day. Throws RangeError when it is not one that exists. */
export const day = (text: string): Day => {
  if (!isDay(text)) throw new RangeError('not an existing day as YYYY-MM-DD')
  return text
}

/** A day from its parts, month 1–12. Throws RangeError when it does not exist. */
export const dayFromParts = (year: number, month: number, dayOfMonth: number): Day =>
  day(`${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`)

/** The parts of a day; month 1–12. */
export const partsOfDay = (value: Day): { year: number; month: number; dayOfMonth: number } => ({
  year: Number(value.slice(0, 4)),
  month: Number(value.slice(5, 7)),
  dayOfMonth: Number(value.slice(8, 10)),
})

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Days since 1970-01-01. */
const ordinalOf = (value: Day): number => {
  const { year, month, dayOfMonth } = partsOfDay(value)
  return Date.UTC(year, month - 1, dayOfMonth) / DAY_MS
}

const dayOfOrdinal = (ordinal: number): Day => day(new Date(ordinal * DAY_MS).toISOString().slice(0, 10))

/** The day in America/Sao_Paulo at an instant. */
export const dayInSaoPaulo = (instant: Date): Day => day(SAO_PAULO.format(instant))

/** The last millisecond of a day in America/Sao_Paulo. */
export const endOfDayInSaoPaulo = (value: Day): Date => {
  const next = addDays(value, 1)
  const midnightUtc = ordinalOf(next) * DAY_MS
  // The zone is two hours behind UTC in the old summers and three otherwise: the earlier hour that is already
  // tomorrow.
  const summer = new Date(midnightUtc + 2 * HOUR_MS)
  const start = dayInSaoPaulo(summer) >= next ? summer.getTime() : midnightUtc + 3 * HOUR_MS
  return new Date(start - 1)
}

/** The day `count` days later (earlier when negative). */
export const addDays = (value: Day, count: number): Day => dayOfOrdinal(ordinalOf(value) + count)

/** The same day of the month `count` months later; the last day of that month when it is shorter. */
export const addMonths = (value: Day, count: number): Day => {
  const { year, month, dayOfMonth } = partsOfDay(value)
  const index = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dayFromParts(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)))
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => ordinalOf(to) - ordinalOf(from)

/** Negative, zero or positive as `a` is before, equal to or after `b`. */
export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Whole years completed on `on` by someone born on `birth`; a 29 February counts from 1 March in common
 * years.
 */
export const ageOn = (birth: Day, on: Day): number => {
  const [born, then] = [partsOfDay(birth), partsOfDay(on)]
  const notYet =
    then.month < born.month || (then.month === born.month && then.dayOfMonth < born.dayOfMonth) ? 1 : 0
  return then.year - born.year - notYet
}

/**
 * Whether banks work on a day: not a weekend nor a national bank holiday (Resolução CMN 4.880/2020: national
 * holidays, Carnaval Monday and Tuesday, Good Friday, Corpus Christi), nor one of the state whose calendar is
 * given.
 */
export const isBusinessDay = (value: Day, calendar: HolidayCalendar = 'national'): boolean => {
  const ordinal = ordinalOf(value)
  return isWeekday(ordinal) && !holidaysIn(partsOfDay(value).year, calendar).has(ordinal)
}

/** The day itself when it is a business day, else the next one that is. */
export const nextBusinessDay = (value: Day, calendar: HolidayCalendar = 'national'): Day =>
  isBusinessDay(value, calendar) ? value : nextBusinessDay(addDays(value, 1), calendar)

/** The day itself when it is a business day, else the last one before that is. */
export const previousBusinessDay = (value: Day): Day =>
  isBusinessDay(value) ? value : previousBusinessDay(addDays(value, -1))

/** Business days from `from`, which counts, to `to`, which does not; none when `to` is not later. */
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

const holidaysKept = new Map<string, ReadonlySet<number>>()
const MOST_YEARS_KEPT = 2_000

const holidaysIn = (year: number, calendar: HolidayCalendar): ReadonlySet<number> => {
  const key = `${calendar} ${year}`
  const seen = holidaysKept.get(key)
  if (seen) return seen
  const easter = ordinalOf(easterSunday(year))
  const held = holidaysOf(calendar).filter(({ since = 0 }) => year >= since)
  const fresh = new Set(
    held.map((holiday) =>
      'on' in holiday ? ordinalOf(`${pad(year, 4)}-${holiday.on}` as Day) : easter + holiday.fromEaster,
    ),
  )
  if (holidaysKept.size >= MOST_YEARS_KEPT) holidaysKept.clear()
  holidaysKept.set(key, fresh)
  return fresh
}

/** Easter Sunday of a Gregorian year (the anonymous algorithm of Meeus, Jones and Butcher). */
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
