import type { Cents } from '#lib/domain/money.ts'
import type { ProposalHistoryView, ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'

export type OperationSummary = ProposalSummary & {
  installmentCents: Cents
  history: readonly ProposalHistoryView[]
}
