import { findProposalSignature } from '#db/queries/formalization/proposal-signatures.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { contractTerms } from '#lib/services/proposals/parts/contract-terms.ts'
import { handInReviewedPayment } from '#lib/services/proposals/parts/hand-in-reviewed-payment.ts'
import { figuresOfProposal } from './shared/figures-of-proposal.ts'
import { institutionSide } from './shared/institution-side.ts'

const OVER: readonly ProposalStatus[] = ['canceled', 'rejected', 'awaiting_cancel']

/**
 * Sends signature and figures, unless the proposal has ended, is being canceled or awaits our review.
 * @throws the `provider_` codes of `Institution`
 * @withoutPermission a job runs it after the permitted action that enqueued it
 * @withoutTrace a timeline event records it
 */
export const confirmSignature = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (!side || OVER.includes(side.proposal.status) || side.proposal.ownReview === 'held') return
  const key = { organizationId: context.organizationId, proposalId }
  const signature = await withTransaction(context, (tx) => findProposalSignature(tx, key))
  if (!signature) throw new Error('a signature to confirm is missing')
  const figures = await withTransaction(context, (tx) => figuresOfProposal(tx, side.proposal))
  // This error makes the job retry until the submission has stored `externalId`.
  if (side.externalId === undefined) throw new DomainError('provider_unavailable')
  const { signedAt, documentSha256 } = signature
  await handInReviewedPayment(context, side)
  await side.institution.confirmSignature({
    externalId: side.externalId,
    signedAt,
    documentSha256,
    terms: { ...contractTerms(figures), releaseDate: figures.releaseDate },
  })
  await withTransaction(context, (tx) =>
    recordTimelineEvent(tx, context, {
      subjectType: 'proposal',
      subjectId: proposalId,
      kind: 'signature_sent',
    }),
  )
}
