import type { ConsultStatus } from './consult-status.ts'

const DAY_MS = 86_400_000
const CONSENT_DAYS = 7
const MARGIN_DAYS = 30
const CONSULT_SECONDS = 300

/** Until when a customer can answer a term made at the instant: seven days. */
export const consentDeadlineOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + CONSENT_DAYS * DAY_MS)

/**
 * Until when the institution must have answered a consent given at the instant; 300 seconds unless its
 * settings say otherwise.
 */
export const consultDeadlineOf = (consentedAt: Date, seconds: number = CONSULT_SECONDS): Date =>
  new Date(consentedAt.getTime() + seconds * 1000)

/**
 * Until when a margin reported at the instant can be used: thirty days, in which the payroll changes once.
 */
export const marginExpiresAt = (toldAt: Date): Date => new Date(toldAt.getTime() + MARGIN_DAYS * DAY_MS)

/**
 * Whether it is the customer's turn at the instant: the term waits for an answer and the deadline has not
 * passed.
 */
export const awaitsConsent = (
  { status, consentDeadlineAt }: Pick<Deadlines, 'status' | 'consentDeadlineAt'>,
  at: Date,
): boolean => status === 'WAITING_CONSENT' && at < consentDeadlineAt

type Deadlines = {
  status: ConsultStatus
  consentDeadlineAt: Date
  deadlineAt: Date | null
  expiresAt: Date | null
  closedAt: Date | null
}

/** The instant at which a term stops being what it is if nothing else happens; null for a closed one. */
export const dueAtOf = (consult: Deadlines): Date | null => {
  if (consult.closedAt !== null) return null
  if (consult.status === 'WAITING_CONSENT') return consult.consentDeadlineAt
  return consult.status === 'SUCCESS' ? consult.expiresAt : consult.deadlineAt
}
