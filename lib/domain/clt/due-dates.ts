import { addMonths, type Day } from '#lib/domain/calendar.ts'
import { memoize } from '#lib/domain/finance/memoize.ts'

export const cltDueDates = (firstDueDate: Day, numberOfInstallments: number): readonly Day[] =>
  cachedDueDates(`${firstDueDate} ${numberOfInstallments}`, () =>
    Array.from({ length: numberOfInstallments }, (_, index) => addMonths(firstDueDate, index)),
  )

const cachedDueDates = memoize<readonly Day[]>(2_000)
