import type { Connection } from '#db/client.ts'
import { insertPayout, updatePayoutRefunded } from '#db/queries/proposals/payouts.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { newId } from '#lib/config/ids.ts'
import { logger } from '#lib/config/logger.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { publishProposal } from './publish-proposal.ts'
import { recordProposalHistory } from './record-proposal-history.ts'

/** Records a payout or refund of a proposal that was canceled or rejected, without changing the status. */
export const recordLatePayout = async (
  tx: Connection,
  context: Context,
  { proposal, reported }: { proposal: ProposalRow; reported: ProposalStatus },
): Promise<'applied' | 'ignored'> => {
  const ended = proposal.status === 'canceled' || proposal.status === 'rejected'
  if (!ended || (reported !== 'paid' && reported !== 'refunded')) return 'ignored'
  const key = { organizationId: context.organizationId, proposalId: proposal.id }
  const isNew =
    reported === 'paid'
      ? await insertPayout(tx, payoutOf(context, proposal))
      : await updatePayoutRefunded(tx, key, context.now)
  if (!isNew) return 'ignored'
  const code = reported === 'paid' ? 'paid_after_cancellation' : 'refunded_by_customer'
  const reason = { code } as const
  logger.warn({ proposalId: proposal.id, reported }, 'an institution paid a proposal that had ended')
  await recordProposalHistory(tx, context, {
    proposalId: proposal.id,
    from: proposal.status,
    to: proposal.status,
    reason,
  })
  await publishProposal(tx, context, { proposal, previousStatus: proposal.status, reason })
  return 'applied'
}

const payoutOf = (context: Context, proposal: ProposalRow) => ({
  id: newId(),
  organizationId: context.organizationId,
  proposalId: proposal.id,
  amountCents: proposal.netCents,
  paidAt: context.now,
  refundedAt: null,
})
