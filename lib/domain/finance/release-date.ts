import { nextBusinessDay } from '#lib/domain/business-days.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { type PriceParameters, withConventions } from './price-parameters.ts'

export const releaseDateOn = (today: Day, parameters: PriceParameters): Day => {
  const { businessDayAdjust, holidays } = withConventions(parameters)
  return businessDayAdjust === 'next' ? nextBusinessDay(today, holidays) : today
}
