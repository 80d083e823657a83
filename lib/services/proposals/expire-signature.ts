import { findProposalForUpdate } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { moveProposal } from './shared/move-proposal.ts'

/**
 * Cancels a proposal not signed by its deadline and notifies the institution; otherwise does nothing.
 * @withoutPermission a job runs it after the permitted action that enqueued it
 */
export const expireSignature = (context: Context, { proposalId }: { proposalId: string }): Promise<void> =>
  withTransaction(context, async (tx) => {
    const { organizationId } = context
    const proposal = await findProposalForUpdate(tx, { organizationId, id: proposalId })
    if (!proposal || proposal.signatureDeadlineAt > context.now) return
    const from = proposal.status
    if (from !== 'formalization' && from !== 'generating_ccb') return
    await moveProposal(tx, context, {
      proposalId,
      from,
      to: 'canceled',
      reason: { code: 'signature_deadline' },
    })
    await enqueue(tx, { name: 'request_cancellation', payload: { organizationId, proposalId } })
  })
