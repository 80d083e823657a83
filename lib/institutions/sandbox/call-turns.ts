import type { ContractTerms, PendingSolution } from '#lib/institutions/institution'
import { guaranteeOf } from './guarantee-of.ts'
import type { SandboxPhase, SandboxState } from './sandbox-state.ts'
import { statusTurn, type Turn } from './turn.ts'

// What a call changes in a case; null when it was made before or comes too late. So every call may be
// repeated.

const PAY_AGAIN = { step: 'pay', delay: 'payout' } as const

/** The customer signed: the analysis begins, and the guarantee becomes the one of the figures signed. */
export const signedTurn = (
  { phase, product = 'fgts' }: SandboxState,
  { installments }: Pick<ContractTerms, 'installments'>,
): Turn | null =>
  phase === 'contract' || phase === 'signature'
    ? {
        phase: 'analysis',
        next: { step: 'analyse', delay: 'analysis' },
        state: guaranteeOf(product, installments),
      }
    : null

const ENDED: Readonly<Partial<Record<SandboxPhase, 'paid' | 'refunded' | 'rejected' | 'canceled'>>> = {
  paid: 'paid',
  refunded: 'refunded',
  rejected: 'rejected',
  canceled: 'canceled',
}

/** Somebody wants to stop: done, unless the proposal has ended; then the end is reported once more. */
export const cancellationTurn = ({ phase }: SandboxState): Turn | null => {
  if (phase === 'canceling') return null
  const end = ENDED[phase]
  return end ? statusTurn(phase, end) : { phase: 'canceling', next: { step: 'cancel', delay: 'cancel' } }
}

/** The worker revoked the consent: a consult under way ends without another word. */
export const revokedTurn = ({ phase }: SandboxState): Turn | null =>
  phase === 'asked' || phase === 'credit' ? { phase: 'rejected' } : null

/** Nothing was paid yet and nothing is refused: another payment is taken down without a word. */
const BEFORE_PAYOUT: readonly SandboxPhase[] = ['contract', 'signature', 'analysis', 'review']

/** What was pending came in: another payment is tried at once, new documents are read first. */
export const solvedTurn = ({ phase }: SandboxState, solution: PendingSolution): Turn | null => {
  if (solution.type === 'invalid_document')
    return phase === 'pending_document'
      ? { phase: 'second_analysis', next: { step: 'analyse', delay: 'analysis' } }
      : null
  const { type: paymentType } = solution.payment
  if (BEFORE_PAYOUT.includes(phase)) return { phase, state: { paymentType } }
  if (phase !== 'pending_payment') return null
  return {
    ...statusTurn('second_payout', 'processing', { next: PAY_AGAIN }),
    state: { lastStatus: 'processing', paymentType },
  }
}

/** A manager decided on our side. A refusal ends the case without another word. */
export const reviewedTurn = ({ phase }: SandboxState, decision: 'approve' | 'refuse'): Turn | null => {
  if (phase !== 'review') return null
  return decision === 'refuse'
    ? { phase: 'rejected' }
    : statusTurn('second_payout', 'processing', { next: PAY_AGAIN })
}
