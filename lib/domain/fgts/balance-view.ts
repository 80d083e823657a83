import type { Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { ReasonCode } from '../reasons/catalogue.ts'
import type { BalanceQueryStatus } from './balance-query-status.ts'
import type { FgtsInstallment } from './simulation.ts'

/** Why a query ended without a balance, in the reader's language. */
export type BalanceFailureView = { code: ReasonCode; text: string; retryable: boolean; nextAction: string }

/**
 * What would stop a simulation now, in the reader's language; `until` is the first day allowed, `proposalId`
 * the contract that is in the way.
 */
export type EligibilityView = {
  eligible: boolean
  reasons: readonly { code: ReasonCode; text: string; until?: Day; proposalId?: string }[]
}

/** A balance query as people and programs see it. Amounts in cents. */
export type BalanceView = {
  id: string
  organizationId: string
  documentNumber: string
  /** Distinguishes customers where the CPF is masked: for people alone. */
  customerKey?: string
  institutionCode: string
  status: BalanceQueryStatus
  failure: BalanceFailureView | null
  amountCents: Cents | null
  /** The free yearly withdrawals, the earliest first; empty without a balance. */
  periods: readonly FgtsInstallment[]
  createdAt: Date
  updatedAt: Date
  /** When the query ends without an answer. */
  deadlineAt: Date
  /** When the result ends; null while the query runs. */
  expiresAt: Date | null
  /** null while the query runs. */
  eligibility: EligibilityView | null
}
