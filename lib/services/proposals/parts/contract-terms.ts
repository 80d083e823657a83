import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { ContractTerms } from '#lib/institutions/institution.ts'

export const contractTerms = (figures: ContractedFigures): ContractTerms => ({
  monthlyRate: figures.monthlyRate,
  netCents: figures.netCents,
  issueCents: figures.issueCents,
  totalCents: figures.totalCents,
  installments: figures.installments.map(({ dueDate, amountCents }) => ({ dueDate, amountCents })),
})
