import type { SandboxCaseRow } from '#db/queries/sandbox-cases'
import type { Day } from '#lib/domain/calendar'
import type { Cents } from '#lib/domain/money'
import type { ProposalStatus } from '#lib/domain/proposals/status'

/** How far a case is at the institution. */
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

/** The work that waits for its time. `tell:3` sends report 3 of the case. */
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

/** A report, ready to be sent and sent again: always the same bytes under the same id. */
export type SandboxReport = { webhookId: string; body: string }

/** What the institution's books say of a case. */
export type SandboxState = {
  phase: SandboxPhase
  /** How many events it has made; each event carries its number. */
  sequence: number
  reports: SandboxReport[]
  /** A proposal's product: FGTS unless it says otherwise. */
  product?: 'fgts' | 'clt'
  /** The consult whose margin an operation uses. */
  consultId?: string
  contractNumber?: string
  paymentType?: 'pix' | 'transfer'
  /** Due dates of the withdrawals that guarantee an FGTS proposal. */
  dueDates?: readonly Day[]
  /** Monthly instalment of a CLT operation. */
  installmentCents?: Cents
  lastStatus?: ProposalStatus
}

export const stateOf = (row: Pick<SandboxCaseRow, 'state'>): SandboxState => row.state as SandboxState
