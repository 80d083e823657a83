import { type Day, isDay } from './calendar.ts'
import { plainText } from './plain-text.ts'

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(?: ?([Zz])|([+-]\d{2}):?(\d{2})| (\d{2}):?(\d{2}))?$/

/** Reads an instant, or only its day if the offset is missing. A blank in the offset is an unencoded plus. */
export const readInstant = (text: string): Date | Day | null => {
  const [, date = '', minute, second = ':00', zulu, hours, minutes, lostHours, lostMinutes] =
    WRITTEN.exec(plainText(text)) ?? []
  if (!isDay(date)) return null
  const offset = hours ? `${hours}:${minutes}` : lostHours ? `+${lostHours}:${lostMinutes}` : 'Z'
  const instant = new Date(`${date}T${minute}${second}${offset}`)
  if (Number.isNaN(instant.getTime())) return null
  return zulu || hours || lostHours ? instant : date
}
