import type { ContractTerms, PendingSolution } from '#lib/institutions/institution.ts'
import { guaranteeOf } from './guarantee-of.ts'
import type { SandboxPhase, SandboxState } from './sandbox-state.ts'
import { statusTurn, type Turn } from './turn.ts'

// Each function below returns null for a repeated or late call, because such a call must change nothing.

const PAY_AGAIN = { step: 'pay', delay: 'payout' } as const

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

const FINAL_STATUS: Readonly<Partial<Record<SandboxPhase, 'paid' | 'refunded' | 'rejected' | 'canceled'>>> = {
  paid: 'paid',
  refunded: 'refunded',
  rejected: 'rejected',
  canceled: 'canceled',
}

/** If the proposal has already ended, its final status is reported again. */
export const cancellationTurn = ({ phase }: SandboxState): Turn | null => {
  if (phase === 'canceling') return null
  const end = FINAL_STATUS[phase]
  return end ? statusTurn(phase, end) : { phase: 'canceling', next: { step: 'cancel', delay: 'cancel' } }
}

export const revokedTurn = ({ phase }: SandboxState): Turn | null =>
  phase === 'asked' || phase === 'credit' ? { phase: 'rejected' } : null

/** In these phases the institution accepts new payment details and sends no report. */
const BEFORE_PAYOUT: readonly SandboxPhase[] = ['contract', 'signature', 'analysis', 'review']

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

export const reviewedTurn = ({ phase }: SandboxState, decision: 'approve' | 'refuse'): Turn | null => {
  if (phase !== 'review') return null
  return decision === 'refuse'
    ? { phase: 'rejected' }
    : statusTurn('second_payout', 'processing', { next: PAY_AGAIN })
}
