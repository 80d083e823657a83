import type { ConsultStatus } from './consult-status.ts'

const DAY_MS = 86_400_000
const CONSENT_DAYS = 7
const MARGIN_DAYS = 30
const CONSULT_SECONDS = 300

/** Returns the deadline for the customer's answer: seven days after the term was created. */
export const consentDeadlineOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + CONSENT_DAYS * DAY_MS)

/** Returns the institution's deadline after a consent: 300 seconds unless its settings say otherwise. */
export const consultDeadlineOf = (consentedAt: Date, seconds: number = CONSULT_SECONDS): Date =>
  new Date(consentedAt.getTime() + seconds * 1000)

/** Returns when a reported margin expires: after thirty days, in which the payroll changes once. */
export const marginExpiresAt = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + MARGIN_DAYS * DAY_MS)

/** Returns whether the term waits for an answer and its deadline has not passed. */
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

/** Returns the instant at which the current status ends by itself; null for a closed consult. */
export const dueAtOf = (consult: Deadlines): Date | null => {
  if (consult.closedAt !== null) return null
  if (consult.status === 'WAITING_CONSENT') return consult.consentDeadlineAt
  return consult.status === 'SUCCESS' ? consult.expiresAt : consult.deadlineAt
}
