import type { Cents } from '../money.ts'
import type { ProposalHistoryView, ProposalSummary } from '../proposals/proposal-view.ts'

export type OperationSummary = ProposalSummary & {
  installmentCents: Cents
  history: readonly ProposalHistoryView[]
}
