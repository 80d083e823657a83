import type { ConsultStatus } from './consult-status.ts'

const DAY_MS = 86_400_000
const CONSENT_DAYS = 7
const MARGIN_DAYS = 30
const CONSULT_SECONDS = 300

export const consentDeadlineOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + CONSENT_DAYS * DAY_MS)

/** Returns the deadline for the institution's answer; `seconds` comes from the institution's settings. */
export const consultDeadlineOf = (consentedAt: Date, seconds: number = CONSULT_SECONDS): Date =>
  new Date(consentedAt.getTime() + seconds * 1000)

/** Returns when a margin expires: after thirty days, because the payroll changes monthly. */
export const marginExpiresAt = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + MARGIN_DAYS * DAY_MS)

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

/** Returns when the current status times out; null for a closed consult. */
export const dueAtOf = (consult: Deadlines): Date | null => {
  if (consult.closedAt !== null) return null
  if (consult.status === 'WAITING_CONSENT') return consult.consentDeadlineAt
  return consult.status === 'SUCCESS' ? consult.expiresAt : consult.deadlineAt
}
