import type { Day } from '#lib/domain/calendar'
import { fieldRefusal } from '#lib/domain/field-refusal'
import { type DayRange, isWithin } from '#lib/domain/proposals/possible-dates'

/**
 * Refuses a date that contradicts the calendar or another date, pointing at its field.
 * @throws invalid_request (with `date_out_of_range` and the days it must lie between)
 */
export const requirePossibleDate = (value: Day, range: DayRange, pointer: string): void => {
  if (isWithin(value, range)) return
  throw fieldRefusal({ pointer, code: 'date_out_of_range', details: range }, 'invalid_request')
}
