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

/**
 * States whether a simulation is possible and, if not, what blocks it. `until` is the first day on which a
 * simulation is allowed. `proposalId` is the proposal of the contract that blocks the simulation.
 */
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
  /** Time at which the query fails if no answer has arrived. */
  deadlineAt: Date
  /** When the result expires; null while the query runs. */
  expiresAt: Date | null
  /** `eligibility` is null while the query runs. */
  eligibility: EligibilityView | null
}
