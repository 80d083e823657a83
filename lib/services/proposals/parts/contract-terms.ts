import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { ContractTerms } from '#lib/institutions/institution.ts'

export const contractTerms = (figures: ContractedFigures): ContractTerms => ({
  monthlyRate: figures.monthlyRate,
  availableBalanceCents: figures.availableBalanceCents,
  emissionCents: figures.emissionCents,
  totalBalanceCents: figures.totalBalanceCents,
  installments: figures.installments.map(({ dueDate, amountCents }) => ({ dueDate, amountCents })),
})
