import type { Connection } from '#db/client.ts'
import { insertInstitutionReference } from '#db/queries/institutions/institution-references.ts'
import { type ProposalRow, updateSubmissionReason } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { scheduleRead } from '#lib/services/kernel/schedule-read.ts'
import { endSubmission } from '#lib/services/proposals/parts/end-submission.ts'
import { submissionOf } from '#lib/services/proposals/parts/submission-of.ts'
import { institutionSide } from './shared/institution-side.ts'
import { lockProposal } from './shared/lock-proposal.ts'

/**
 * Submits a proposal and stores the institution's id; idempotent. A refusal rejects the proposal. If the
 * proposal was canceled in the meantime, it is also canceled at the institution.
 * @throws submission_uncertain if the answer was lost, the `provider_` codes of `Institution`
 * @withoutPermission a job runs it after the permitted action that enqueued it
 */
export const submitProposal = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (!side || side.externalId !== undefined || side.proposal.status !== 'generating_ccb') return
  const { proposal, institution } = side
  try {
    const { externalId } = await institution.submitProposal(await submissionOf(context, proposal))
    await withTransaction(context, (tx) => recordSubmission(tx, context, { proposal, externalId }))
  } catch (error) {
    if (error instanceof DomainError) await endSubmission(context, proposal, error)
    else throw error
  }
}

const recordSubmission = async (
  tx: Connection,
  context: Context,
  { proposal, externalId }: { proposal: ProposalRow; externalId: string },
) => {
  const { organizationId, now: createdAt } = context
  const { id: proposalId, institutionCode } = proposal
  const resource = { resourceType: 'proposal', resourceId: proposalId } as const
  const reference = { institutionCode, externalId, organizationId, ...resource, createdAt }
  await insertInstitutionReference(tx, reference)
  await scheduleRead(tx, context, { ...resource, institutionCode })
  await recordTimelineEvent(tx, context, {
    subjectType: 'proposal',
    subjectId: proposalId,
    kind: 'proposal_sent',
  })
  const key = { organizationId, id: proposalId }
  await updateSubmissionReason(tx, key, { from: 'submission_uncertain', to: null })
  const { status } = await lockProposal(tx, context, { id: proposalId })
  if (status === 'canceled')
    await enqueue(tx, { name: 'request_cancellation', payload: { organizationId, proposalId } })
}
