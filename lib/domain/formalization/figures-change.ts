import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'

export type FiguresChange = {
  previousReleaseDate: Day
  releaseDate: Day
  previousFirstDueDate: Day
  firstDueDate: Day
  previousNetCents: Cents
  netCents: Cents
  previousTotalCents: Cents
  totalCents: Cents
  /** Decimal texts: "0.25" is 25 %. */
  previousCetAnnual: string
  cetAnnual: string
}

export const changeOfFigures = (before: ContractedFigures, after: ContractedFigures): FiguresChange => ({
  previousReleaseDate: before.releaseDate,
  releaseDate: after.releaseDate,
  previousFirstDueDate: firstDueDateOf(before),
  firstDueDate: firstDueDateOf(after),
  previousNetCents: before.netCents,
  netCents: after.netCents,
  previousTotalCents: before.totalCents,
  totalCents: after.totalCents,
  previousCetAnnual: before.cetAnnual,
  cetAnnual: after.cetAnnual,
})

const firstDueDateOf = ({ installments }: ContractedFigures): Day => {
  const [first] = installments
  if (!first) throw new Error('figures without instalments')
  return first.dueDate
}
