import type { SandboxCaseRow } from '#db/queries/institutions/sandbox-cases.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

export type SandboxPhase =
  | 'asked'
  | 'answered'
  | 'credit'
  | 'contract'
  | 'signature'
  | 'analysis'
  | 'review'
  | 'pending_document'
  | 'second_analysis'
  | 'payout'
  | 'pending_payment'
  | 'second_payout'
  | 'canceling'
  | 'paid'
  | 'refunded'
  | 'rejected'
  | 'canceled'

/** Scheduled step of a sandbox case; `tell:3` sends the report with index 3. */
export type SandboxStep =
  | 'answer'
  | 'worker'
  | 'credit'
  | 'prepare'
  | 'analyse'
  | 'pay'
  | 'cancel'
  | 'refund'
  | `tell:${number}`

/** Webhook id and body are stored, so that a resent report has the same id and body. */
export type SandboxReport = { webhookId: string; body: string }

export type SandboxState = {
  phase: SandboxPhase
  /** Number of the last event; events are numbered from 1. */
  sequence: number
  reports: SandboxReport[]
  product?: 'fgts' | 'clt'
  consultId?: string
  contractNumber?: string
  paymentType?: 'pix' | 'transfer'
  dueDates?: readonly Day[]
  installmentCents?: Cents
  lastStatus?: ProposalStatus
}

export const stateOf = (row: Pick<SandboxCaseRow, 'state'>): SandboxState => row.state as SandboxState
