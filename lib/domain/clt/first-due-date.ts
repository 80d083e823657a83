import { addMonths, type Day, dayFromParts, partsOfDay } from '#lib/domain/calendar.ts'
import { cltRulesOn } from './rules.ts'

/**
 * Returns the first due date: a contract registered from day 21 of month M−1 to day 20 of M is deducted in
 * the payroll of M+1 and remitted on `dueDay` (1–28) of M+2 (Portaria MTE 435/2025 art. 24).
 * @throws RangeError for a `dueDay` outside 1–28, or for a day before the first rules
 */
export const cltFirstDueDate = (registeredOn: Day, dueDay?: number): Day => {
  const rules = cltRulesOn(registeredOn)
  const day = dueDay ?? rules.dueDay
  if (!Number.isSafeInteger(day) || day < 1 || day > 28)
    throw new RangeError('instalments fall due on a day from 1 to 28, which every month has')
  const { year, month, dayOfMonth } = partsOfDay(registeredOn)
  const later = dayOfMonth > rules.registrationEndDay ? 1 : 0
  return addMonths(dayFromParts(year, month, day), rules.monthsToFirstDue + later)
}
