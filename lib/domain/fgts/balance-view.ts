import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { BalanceQueryStatus } from './balance-query-status.ts'
import type { FgtsInstallment } from './simulation.ts'

export type BalanceFailureView = {
  code: ReasonCode
  text: string
  retryable: boolean
  nextAction: string
  until?: Day
}

/** `until`: first day on which a simulation is allowed; `proposalId`: proposal of the blocking contract. */
export type EligibilityView = {
  eligible: boolean
  reasons: readonly { code: ReasonCode; text: string; until?: Day; proposalId?: string }[]
}

export type BalanceView = {
  id: string
  organizationId: string
  documentNumber: string
  /** Identifies the customer where the CPF is masked. Present only in responses for people. */
  customerKey?: string
  institutionCode: string
  status: BalanceQueryStatus
  failure: BalanceFailureView | null
  amountCents: Cents | null
  /** Free yearly withdrawals, earliest first; empty without a balance. */
  periods: readonly FgtsInstallment[]
  optedInDate: Day | null
  existingCustomer: boolean | null
  createdAt: Date
  updatedAt: Date
  deadlineAt: Date
  expiresAt: Date | null
  eligibility: EligibilityView | null
}
