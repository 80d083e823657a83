import { type ProposalRow, updateSubmissionReason } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { DomainError } from '#lib/domain/errors.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { Context } from '#lib/services/context.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'

/** Rejects the proposal after a refusal; rethrows every other error, so that the job retries. */
export const endSubmission = async (
  context: Context,
  { id: proposalId }: ProposalRow,
  error: DomainError,
): Promise<void> => {
  const { code, details } = error
  const key = { organizationId: context.organizationId, id: proposalId }
  if (reasonOf(code).kind === 'refusal')
    return withTransaction(context, async (tx) => {
      const { status: from } = await lockProposal(tx, context, { id: proposalId })
      if (from !== 'generating_ccb') return
      await moveProposal(tx, context, { proposalId, from, to: 'rejected', reason: { code, details } })
    })
  if (code === 'submission_uncertain')
    await withTransaction(context, async (tx) => {
      if (!(await updateSubmissionReason(tx, key, { from: null, to: code }))) return
      const status = 'generating_ccb'
      await recordProposalHistory(tx, context, { proposalId, from: status, to: status, reason: { code } })
    })
  throw error
}
