import type { ContractTerms, ProposalSubmission } from '#lib/institutions/institution.ts'
import type { SandboxState } from './sandbox-state.ts'

export const guaranteeOf = (
  product: ProposalSubmission['product'],
  installments: ContractTerms['installments'],
): Pick<SandboxState, 'dueDates' | 'installmentCents'> => {
  if (product === 'fgts') return { dueDates: installments.map(({ dueDate }) => dueDate) }
  const [first] = installments
  return first ? { installmentCents: first.amountCents } : {}
}
