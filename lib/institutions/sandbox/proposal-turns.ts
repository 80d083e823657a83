import type { SandboxPhase, SandboxState, SandboxStep } from './sandbox-state.ts'
import { scenarioOf } from './scenario.ts'
import { statusTurn, type Turn } from './turn.ts'

export const proposalTurn = (documentNumber: string, state: SandboxState, step: SandboxStep): Turn | null => {
  const scenario = scenarioOf(documentNumber)
  switch (step) {
    case 'prepare':
      return state.phase === 'contract' ? statusTurn('signature', 'formalization') : null
    case 'analyse':
      return analysed(scenario, state.phase)
    case 'pay':
      return paid(scenario, state)
    case 'refund':
      return state.phase === 'paid'
        ? statusTurn('refunded', 'refunded', { reason: 'refunded_by_customer' })
        : null
    case 'cancel':
      return state.phase === 'canceling'
        ? statusTurn('canceled', 'canceled', { reason: 'canceled_by_request' })
        : null
    default:
      return null
  }
}

const PAYOUT = { step: 'pay', delay: 'payout' } as const

const analysed = (scenario: string, phase: SandboxPhase): Turn | null => {
  if (phase === 'second_analysis') return statusTurn('payout', 'processing', { next: PAYOUT })
  if (phase !== 'analysis') return null
  switch (scenario) {
    case '932':
      return statusTurn('pending_document', 'pending', {
        reason: 'unreadable_document',
        pending: {
          type: 'invalid_document',
          code: 'unreadable_document',
          documentTypes: ['identification_front'],
        },
      })
    case '933':
      return statusTurn('review', 'manual_analysis', { reason: 'sent_to_review' })
    case '934':
      return statusTurn('rejected', 'rejected', { reason: 'credit_refused' })
    default:
      return statusTurn('payout', 'processing', { next: PAYOUT })
  }
}

const paid = (scenario: string, state: SandboxState): Turn | null => {
  if (state.phase !== 'payout' && state.phase !== 'second_payout') return null
  const isFirst = state.phase === 'payout'
  if (isFirst && (scenario === '930' || scenario === '931')) return refusedPayment(state)
  if (isFirst && scenario === '935')
    return statusTurn('second_payout', 'processing', { reason: 'payout_failed', next: PAYOUT })
  if (scenario === '936') return statusTurn('paid', 'paid', { next: { step: 'refund', delay: 'refund' } })
  return statusTurn('paid', 'paid')
}

/** Refuses a transfer with `ted_refusal`, because a transfer has no PIX key to refuse. */
const refusedPayment = (state: SandboxState): Turn => {
  const code = state.paymentType === 'transfer' ? 'ted_refusal' : 'pix_refusal'
  return statusTurn('pending_payment', 'pending', {
    reason: code,
    pending: { type: code, code, documentTypes: [] },
  })
}
