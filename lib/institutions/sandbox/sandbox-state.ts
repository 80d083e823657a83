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

/** Scheduled work; `tell:3` sends report 3 of the case. */
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

/** A report is always resent with the same bytes and id. */
export type SandboxReport = { webhookId: string; body: string }

export type SandboxState = {
  phase: SandboxPhase
  /** Number of events so far; each event carries its number. */
  sequence: number
  reports: SandboxReport[]
  /** FGTS by default. */
  product?: 'fgts' | 'clt'
  consultId?: string
  contractNumber?: string
  paymentType?: 'pix' | 'transfer'
  /** Withdrawals that guarantee an FGTS proposal. */
  dueDates?: readonly Day[]
  installmentCents?: Cents
  lastStatus?: ProposalStatus
}

export const stateOf = (row: Pick<SandboxCaseRow, 'state'>): SandboxState => row.state as SandboxState
