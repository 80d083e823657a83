import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { ConsultStatus } from './consult-status.ts'
import type { SimulationLimit } from './worker.ts'

/** An institution cannot report the consent, which only the customer gives. */
export type ReportedConsultStatus = Exclude<ConsultStatus, 'WAITING_CONSENT' | 'CONSENT_APPROVED'>

export type DecidingReport = {
  status: ReportedConsultStatus
  code: ReasonCode | null
  description: string | null
  availableMarginCents: Cents | null
  simulationLimit: SimulationLimit | null
}

/** `path` lists the new statuses in order; `reason` explains the last one. */
export type ConsultDecision =
  | {
      kind: 'move'
      path: readonly [ReportedConsultStatus, ...ReportedConsultStatus[]]
      reason: { code: ReasonCode; details: ErrorDetails } | null
    }
  | { kind: 'ignored' }

/**
 * Decides which statuses a report moves a consult to. Reports may be late, repeated or out of order: skipped
 * statuses are added, current and earlier ones are ignored, and final statuses never change. SUCCESS without
 * margin or limits becomes FAILED (`provider_error`); with a margin of zero, REJECTED (`no_margin`).
 */
export const decideConsultReport = (from: ConsultStatus, report: DecidingReport): ConsultDecision => {
  const { status, reason } = meaningOf(report)
  const [first, ...rest] = WAYS[status].filter((step) => RANK[step] > RANK[from])
  return first ? { kind: 'move', path: [first, ...rest], reason } : { kind: 'ignored' }
}

/** Path to each status. SUCCESS always goes through credit analysis; REJECTED and FAILED may skip it. */
const WAYS: Readonly<Record<ReportedConsultStatus, readonly ReportedConsultStatus[]>> = {
  WAITING_CONSULT: ['WAITING_CONSULT'],
  WAITING_CREDIT_ANALYSIS: ['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS'],
  SUCCESS: ['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS'],
  REJECTED: ['WAITING_CONSULT', 'REJECTED'],
  FAILED: ['WAITING_CONSULT', 'FAILED'],
}

/** WAITING_CONSENT ranks highest, so that every report before the consent is ignored. */
const RANK: Readonly<Record<ConsultStatus, number>> = {
  WAITING_CONSENT: Number.POSITIVE_INFINITY,
  CONSENT_APPROVED: 0,
  WAITING_CONSULT: 1,
  WAITING_CREDIT_ANALYSIS: 2,
  SUCCESS: 3,
  REJECTED: 3,
  FAILED: 3,
}

type Meaning = { status: ReportedConsultStatus; reason: { code: ReasonCode; details: ErrorDetails } | null }

const meaningOf = (report: DecidingReport): Meaning => {
  const { status, code, description } = report
  if (status === 'REJECTED') {
    const details = { text: description ?? 'sem motivo informado' }
    return { status, reason: { code: code ?? 'consult_refused_by_institution', details } }
  }
  if (status === 'FAILED') return { status, reason: { code: code ?? 'provider_error', details: {} } }
  if (status !== 'SUCCESS') return { status, reason: null }
  if (report.availableMarginCents === null || report.simulationLimit === null)
    return { status: 'FAILED', reason: { code: 'provider_error', details: {} } }
  return report.availableMarginCents > 0
    ? { status, reason: null }
    : { status: 'REJECTED', reason: { code: 'no_margin', details: {} } }
}
