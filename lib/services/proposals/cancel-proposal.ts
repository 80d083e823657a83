import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { knownCancelReason } from '#lib/domain/proposals/cancel-reasons.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import type { DetailedReason } from '#lib/domain/proposals/reason-words.ts'
import { cancelTarget } from '#lib/domain/proposals/status.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockProposal, type ProposalKey } from './shared/lock-proposal.ts'
import { moveProposal } from './shared/move-proposal.ts'
import { proposalDetail } from './shared/proposal-detail.ts'

export type ProposalCancellation = ProposalKey & {
  /** Format "category:detail"; not limited to CANCEL_REASONS. */
  reason?: string | undefined
  description?: string | undefined
}

/**
 * Cancels a proposal; during the payout, only asks the institution to cancel it. Idempotent.
 * @throws not_found, proposal_not_cancellable
 */
export const cancelProposal = async (
  context: Context,
  cancellation: ProposalCancellation,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const proposal = await lockProposal(tx, context, cancellation)
    if (proposal.status === 'canceled') return proposalDetail(tx, context, proposal)
    const to = cancelTarget(proposal.status)
    if (!to) throw new DomainError('proposal_not_cancellable', { status: proposal.status })
    const moved = await moveProposal(tx, context, {
      proposalId: proposal.id,
      from: proposal.status,
      to,
      reason: reasonOf(cancellation),
    })
    const payload = { organizationId: context.organizationId, proposalId: proposal.id }
    await enqueue(tx, { name: 'request_cancellation', payload })
    const details = { from: proposal.status, to, ...auditedReason(cancellation) }
    await recordAudit(tx, context, {
      action: 'proposal.cancel',
      subjectType: 'proposal',
      subjectId: proposal.id,
      details,
    })
    return proposalDetail(tx, context, moved)
  })
}

// API clients send free text, which may name a person, so only reasons from our own list are audited.
const auditedReason = ({ reason, description }: ProposalCancellation) => {
  const knownReason = knownCancelReason(reason)
  const isWritten = Boolean(description) || Boolean(reason && !knownReason)
  return { ...(knownReason && { reason: knownReason }), ...(isWritten && { reasonWritten: true }) }
}

const reasonOf = ({ reason, description }: ProposalCancellation): DetailedReason => ({
  code: 'canceled_by_request',
  details: { ...(reason && { reason }), ...(description && { description }) },
})
