import type { Text } from '#lib/domain/language.ts'

/** Statuses as on the wire, and every allowed transition between them (docs/contract.md#clt). */
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

export const canMoveConsult = (from: ConsultStatus, to: ConsultStatus): boolean =>
  (CONSULT_TRANSITIONS[from] as readonly ConsultStatus[]).includes(to)

/** Returns whether a status is final. SUCCESS counts as final, although the consent may still be revoked. */
export const isFinalConsultStatus = (status: ConsultStatus): boolean =>
  status === 'SUCCESS' || CONSULT_TRANSITIONS[status].length === 0

export const isRevocableConsult = (status: ConsultStatus): boolean =>
  status !== 'WAITING_CONSENT' && canMoveConsult(status, 'REJECTED')

/** Returns details of `consult_not_ready`. Clients retry on "ainda em análise", so ended consults omit it. */
export const consultNotReady = (status: ConsultStatus): { status: ConsultStatus; standing: Text } => ({
  status,
  standing: isFinalConsultStatus(status)
    ? { pt: '', en: '' }
    : { pt: ', ainda em análise', en: ', still under analysis' },
})
