import type { Cents } from '../money.ts'
import type { ProposalHistoryView, ProposalSummary } from '../proposals/proposal-view.ts'

/**
 * An operation of CLT credit as its list shows it: a proposal with its instalment and what happened so far.
 */
export type OperationSummary = ProposalSummary & {
  installmentCents: Cents
  history: readonly ProposalHistoryView[]
}
