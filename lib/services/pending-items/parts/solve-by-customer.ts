import type { Connection } from '#db/client.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { type PendingItemSolution, solveLockedItem } from '#lib/services/pending-items/solve-pending-item.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'

/** Solves an item with the customer as actor. @throws the codes of `solvePendingItem` */
export const solveByCustomer = async (
  tx: Connection,
  customer: Context,
  { proposal, solution }: { proposal: ProposalRow; solution: PendingItemSolution },
): Promise<{ status: ProposalStatus }> => {
  await recordProposalHistory(tx, customer, {
    proposalId: proposal.id,
    from: 'pending',
    to: 'pending',
    reason: { code: 'fix_solved_by_customer' },
  })
  const { status } = await solveLockedItem(tx, customer, { proposal, solution })
  return { status }
}
