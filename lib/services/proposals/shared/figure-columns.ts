import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'

type FigureColumns = Pick<
  ProposalRow,
  | 'netCents'
  | 'issueCents'
  | 'totalCents'
  | 'totalInstallments'
  | 'monthlyRate'
  | 'cetAnnual'
  | 'firstDueDate'
>

/** Returns the columns of the proposal row that duplicate the figures for lists and searches. */
export const figureColumnsOf = (figures: ContractedFigures): FigureColumns => {
  const [first] = figures.installments
  if (!first) throw new Error('figures without instalments')
  return {
    netCents: figures.netCents,
    issueCents: figures.issueCents,
    totalCents: figures.totalCents,
    totalInstallments: figures.installments.length,
    monthlyRate: figures.monthlyRate,
    cetAnnual: figures.cetAnnual,
    firstDueDate: first.dueDate,
  }
}
