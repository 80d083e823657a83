import { addMonths, type Day } from '#lib/domain/calendar'

/** The due dates of a loan: the first one and then the same day of each following month. */
export const cltDueDates = (firstDueDate: Day, numberOfInstallments: number): Day[] =>
  Array.from({ length: numberOfInstallments }, (_, index) => addMonths(firstDueDate, index))
