import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { ProposalStatus } from '../proposals/status.ts'
import type { ConsultStatus } from './consult-status.ts'
import type { Gender, SimulationLimit, Worker } from './worker.ts'

/** Why a consult ended without a margin, in the reader's language. */
export type ConsultReason = { code: string; text: string; retryable: boolean; nextAction: string }

/** A consult as a list shows it. Amounts in cents. */
export type ConsultSummary = {
  id: string
  organizationId: string
  documentNumber: string
  name: string
  institutionCode: string
  status: ConsultStatus
  availableMarginCents: Cents | null
  reason: ConsultReason | null
  createdAt: Date
  updatedAt: Date
  /** Until when the customer can consent. */
  consentDeadlineAt: Date
  /** Until when a margin can be used; null before there is one. */
  expiresAt: Date | null
  /** The address of the customer's consent page. */
  consentLink: string
}

/** The operation that a consult became: open, or paid. */
export type ConsultOperation = { id: string; status: ProposalStatus }

/** A consult as staff follow it up: with what it became; null while its margin is free. */
export type FollowedConsult = ConsultSummary & { operation: ConsultOperation | null }

/** What is kept of a consent; the document itself is the evidence (PDF and JSON). */
export type ConsentView = {
  acceptedAt: Date
  channel: string
  textVersion: string
  textSha256: string
  evidenceSha256: string
}

/** One line of a consult's history. */
export type ConsultHistoryView = {
  status: ConsultStatus
  at: Date
  actor: string
  reason: { code: string; text: string } | null
}

/** A consult with all that is known of the worker. */
export type ConsultDetail = ConsultSummary & {
  gender: Gender
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  worker: Worker | null
  admissionMonths: number | null
  simulationLimit: SimulationLimit | null
  /** The instalment to start a simulation from. */
  recommendedInstallmentCents: Cents | null
  partnerInternalId: string | null
  consent: ConsentView | null
  history: readonly ConsultHistoryView[]
  /** The operation that uses the margin now; null when there is none. */
  operationId: string | null
}
