import { addMonths, type Day } from '#lib/domain/calendar.ts'
import { memoize } from '#lib/domain/finance/memoize.ts'

/** Returns the due dates of a loan: the first one, then the same day of each following month. */
export const cltDueDates = (firstDueDate: Day, numberOfInstallments: number): readonly Day[] =>
  cachedDueDates(`${firstDueDate} ${numberOfInstallments}`, () =>
    Array.from({ length: numberOfInstallments }, (_, index) => addMonths(firstDueDate, index)),
  )

const cachedDueDates = memoize<readonly Day[]>(2_000)
