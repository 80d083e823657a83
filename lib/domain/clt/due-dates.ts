import { addMonths, type Day } from '#lib/domain/calendar.ts'
import { keeping } from '#lib/domain/finance/keeping.ts'

/** Returns the due dates of a loan: the first one, then the same day of each following month. */
export const cltDueDates = (firstDueDate: Day, numberOfInstallments: number): readonly Day[] =>
  keptDates(`${firstDueDate} ${numberOfInstallments}`, () =>
    Array.from({ length: numberOfInstallments }, (_, index) => addMonths(firstDueDate, index)),
  )

const keptDates = keeping<readonly Day[]>(2_000)
