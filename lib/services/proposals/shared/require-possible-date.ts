import type { Day } from '#lib/domain/calendar.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { type DayRange, isWithin } from '#lib/domain/proposals/possible-dates.ts'

/** @throws invalid_request with `date_out_of_range` at `pointer` */
export const requirePossibleDate = (value: Day, range: DayRange, pointer: string): void => {
  if (isWithin(value, range)) return
  throw fieldRefusal({ pointer, code: 'date_out_of_range', details: range }, 'invalid_request')
}
