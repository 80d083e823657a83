import type { Day } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { type DayRange, isWithin } from '#lib/domain/proposals/possible-dates'

/**
 * Refuses a date that contradicts the calendar or another date, pointing at its field.
 * @throws invalid_request (with `date_out_of_range` and the days it must lie between)
 */
export const requirePossibleDate = (value: Day, range: DayRange, pointer: string): void => {
  if (isWithin(value, range)) return
  const code = 'date_out_of_range'
  throw new DomainError('invalid_request', {}, [{ pointer, code, message: '', details: range }])
}
