import type { Text } from '../language.ts'

/**
 * The statuses of a margin consult, as the wire names them, and every move between them
 * (docs/contract.md#clt).
 */
export const CONSULT_TRANSITIONS = {
  WAITING_CONSENT: ['CONSENT_APPROVED', 'REJECTED', 'FAILED'],
  CONSENT_APPROVED: ['WAITING_CONSULT', 'REJECTED', 'FAILED'],
  WAITING_CONSULT: ['WAITING_CREDIT_ANALYSIS', 'SUCCESS', 'REJECTED', 'FAILED'],
  WAITING_CREDIT_ANALYSIS: ['SUCCESS', 'REJECTED', 'FAILED'],
  SUCCESS: ['REJECTED'],
  REJECTED: [],
  FAILED: [],
} as const

export type ConsultStatus = keyof typeof CONSULT_TRANSITIONS

export const CONSULT_STATUSES = Object.keys(CONSULT_TRANSITIONS) as [ConsultStatus, ...ConsultStatus[]]

/** Whether the move is in the table. */
export const canMoveConsult = (from: ConsultStatus, to: ConsultStatus): boolean =>
  (CONSULT_TRANSITIONS[from] as readonly ConsultStatus[]).includes(to)

/** Whether nothing follows; SUCCESS counts as final although the customer may still revoke the consent. */
export const isFinalConsultStatus = (status: ConsultStatus): boolean =>
  status === 'SUCCESS' || CONSULT_TRANSITIONS[status].length === 0

/** Whether the customer has consented and may still revoke it. */
export const isRevocableConsult = (status: ConsultStatus): boolean =>
  status !== 'WAITING_CONSENT' && canMoveConsult(status, 'REJECTED')

/**
 * What the refusal of a consult that cannot be simulated (`consult_not_ready`) says of it. Programs ask
 * again for as long as a text says "ainda em análise": of one that has ended without a margin no text may say
 * so.
 */
export const consultNotReady = (status: ConsultStatus): { status: ConsultStatus; standing: Text } => ({
  status,
  standing: isFinalConsultStatus(status)
    ? { pt: '', en: '' }
    : { pt: ', ainda em análise', en: ', still under analysis' },
})
