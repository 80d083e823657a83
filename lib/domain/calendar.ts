/** Existing day of the civil calendar as 'YYYY-MM-DD', so days can be compared as strings. */
export type Day = string & { readonly __day: unique symbol }

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const QUARTER_MS = 900_000
/** Since 1914, a day in São Paulo begins at a whole quarter of an hour of UTC. */
const STANDARD_TIME = new Date('1914-01-02T00:00:00Z')

// The Swedish locale formats dates as YYYY-MM-DD; the time zone knows Brazil's summer time (until 2019).
const SAO_PAULO = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })

const pad = (value: number) => (value < 10 ? `0${value}` : String(value))

const NO_DAY = 'not an existing day as YYYY-MM-DD'

export const isDay = (text: string): text is Day => {
  const match = DAY_TEXT.exec(text)
  if (!match) return false
  return exists(Number(match[1]), Number(match[2]), Number(match[3]))
}

const exists = (year: number, month: number, dayOfMonth: number): boolean =>
  Number.isInteger(year) &&
  Number.isInteger(month) &&
  Number.isInteger(dayOfMonth) &&
  year >= 1900 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  dayOfMonth >= 1 &&
  dayOfMonth <= daysInMonth(year, month)

/** Brands a text as a day. @throws RangeError when the day does not exist */
export const day = (text: string): Day => {
  if (!isDay(text)) throw new RangeError(NO_DAY)
  return text
}

/** `month` is 1–12. @throws RangeError when the day does not exist */
export const dayFromParts = (year: number, month: number, dayOfMonth: number): Day => {
  if (!exists(year, month, dayOfMonth)) throw new RangeError(NO_DAY)
  return `${year}-${pad(month)}-${pad(dayOfMonth)}` as Day
}

/** `month` is 1–12. */
export const partsOfDay = (value: Day): { year: number; month: number; dayOfMonth: number } => ({
  year: Number(value.slice(0, 4)),
  month: Number(value.slice(5, 7)),
  dayOfMonth: Number(value.slice(8, 10)),
})

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

/** Returns the days since 1970-01-01. */
export const ordinalOf = (value: Day): number => {
  const { year, month, dayOfMonth } = partsOfDay(value)
  return Date.UTC(year, month - 1, dayOfMonth) / DAY_MS
}

const dayOfOrdinal = (ordinal: number): Day => {
  const date = new Date(ordinal * DAY_MS)
  return dayFromParts(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** Cache of the day by quarter of an hour: lists and requests ask again and again for the same quarters. */
const daysOfQuarters = new Map<number, Day>()
const MOST_QUARTERS = 1_000

export const dayInSaoPaulo = (instant: Date): Day => {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS)
  const cached = daysOfQuarters.get(quarter)
  if (cached !== undefined) return cached
  const computed = day(SAO_PAULO.format(instant))
  if (instant < STANDARD_TIME) return computed
  if (daysOfQuarters.size >= MOST_QUARTERS) daysOfQuarters.clear()
  daysOfQuarters.set(quarter, computed)
  return computed
}

export const startOfDayInSaoPaulo = (value: Day): Date =>
  new Date(endOfDayInSaoPaulo(addDays(value, -1)).getTime() + 1)

/** Returns the last millisecond of a day in America/Sao_Paulo. */
export const endOfDayInSaoPaulo = (value: Day): Date => {
  const next = addDays(value, 1)
  const midnightUtc = ordinalOf(next) * DAY_MS
  // In summer time (UTC−2 instead of UTC−3, until 2019), it is already the next day at 02:00 UTC.
  const summer = new Date(midnightUtc + 2 * HOUR_MS)
  const start = dayInSaoPaulo(summer) >= next ? summer.getTime() : midnightUtc + 3 * HOUR_MS
  return new Date(start - 1)
}

export const addDays = (value: Day, count: number): Day => dayOfOrdinal(ordinalOf(value) + count)

/** Returns the same day of the month `count` months later, or the last day of a shorter month. */
export const addMonths = (value: Day, count: number): Day => {
  const { year, month, dayOfMonth } = partsOfDay(value)
  const index = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dayFromParts(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)))
}

export const daysBetween = (from: Day, to: Day): number => ordinalOf(to) - ordinalOf(from)

export const compareDays = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns completed years; in non-leap years, the birthday of someone born on 29 February is 1 March. */
export const ageOn = (birth: Day, on: Day): number => {
  const [born, then] = [partsOfDay(birth), partsOfDay(on)]
  const notYet =
    then.month < born.month || (then.month === born.month && then.dayOfMonth < born.dayOfMonth) ? 1 : 0
  return then.year - born.year - notYet
}
