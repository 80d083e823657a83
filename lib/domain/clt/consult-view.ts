import type { Day } from '#lib/domain/calendar.ts'
import type { Gender } from '#lib/domain/documents/identity.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ConsultStatus } from './consult-status.ts'
import type { SimulationLimit, Worker } from './worker.ts'

export type ConsultReason = { code: string; text: string; retryable: boolean; nextAction: string }

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
  consentDeadlineAt: Date
  /** Expiry of the margin; null before a margin is reported. */
  expiresAt: Date | null
  consentLink: string
}

export type ConsultOperation = { id: string; status: ProposalStatus }

export type FollowedConsult = ConsultSummary & { operation: ConsultOperation | null }

export type ConsentView = {
  acceptedAt: Date
  channel: string
  textVersion: string
  textSha256: string
  evidenceSha256: string
}

export type ConsultHistoryView = {
  status: ConsultStatus
  at: Date
  actor: string
  reason: { code: string; text: string } | null
}

export type ConsultDetail = ConsultSummary & {
  gender: Gender
  birthDate: Day
  email: string
  phone: { countryCode: string; areaCode: string; number: string }
  worker: Worker | null
  admissionMonths: number | null
  simulationLimit: SimulationLimit | null
  /** Equals the available margin once the consult has succeeded; otherwise null. */
  recommendedInstallmentCents: Cents | null
  partnerInternalId: string | null
  existingCustomer: boolean | null
  consent: ConsentView | null
  history: readonly ConsultHistoryView[]
  operationId: string | null
}
