import type { ContractTerms, ProposalSubmission } from '../institution.ts'
import type { SandboxState } from './sandbox-state.ts'

/** What guarantees a contract: the withdrawals of FGTS, the monthly instalment of CLT. */
export const guaranteeOf = (
  product: ProposalSubmission['product'],
  installments: ContractTerms['installments'],
): Pick<SandboxState, 'dueDates' | 'installmentCents'> => {
  if (product === 'fgts') return { dueDates: installments.map(({ dueDate }) => dueDate) }
  const [first] = installments
  return first ? { installmentCents: first.amountCents } : {}
}
