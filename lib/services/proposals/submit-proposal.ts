import type { Connection } from '#db/client.ts'
import {
  findInstitutionReferenceOf,
  insertInstitutionReference,
} from '#db/queries/institutions/institution-references.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import type { ProposalSubmission } from '#lib/institutions/institution.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { contractTerms } from '#lib/services/proposals/parts/contract-terms.ts'
import { figuresOfProposal } from './shared/figures-of-proposal.ts'
import { institutionSide } from './shared/institution-side.ts'
import { lockProposal } from './shared/lock-proposal.ts'

/**
 * Submits a proposal and stores the id that the institution assigns; idempotent. A canceled proposal is not
 * submitted. A proposal that is canceled during its submission is then also canceled at the institution.
 * @throws provider_… if the institution cannot be reached
 * @withoutPermission a job runs it after the permitted action that enqueued it
 * @withoutTrace a timeline event records it
 */
export const submitProposal = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (!side || side.externalId !== undefined || side.proposal.status !== 'generating_ccb') return
  const { proposal, institution } = side
  const { externalId } = await institution.submitProposal(await submissionOf(context, proposal))
  const { organizationId, now: createdAt } = context
  await withTransaction(context, async (tx) => {
    const institutionCode = proposal.institutionCode
    const resource = { resourceType: 'proposal', resourceId: proposalId } as const
    await insertInstitutionReference(tx, {
      institutionCode,
      externalId,
      organizationId,
      ...resource,
      createdAt,
    })
    await recordTimelineEvent(tx, context, {
      subjectType: 'proposal',
      subjectId: proposalId,
      kind: 'proposal_sent',
    })
    const { status } = await lockProposal(tx, context, { id: proposalId })
    if (status === 'canceled')
      await enqueue(tx, { name: 'request_cancellation', payload: { organizationId, proposalId } })
  })
}

const submissionOf = (context: Context, proposal: ProposalRow): Promise<ProposalSubmission> =>
  withTransaction(context, async (tx) => {
    const figures = await figuresOfProposal(tx, proposal)
    const consultExternalId = await consultReference(tx, proposal)
    return { ...submittedFacts(proposal, figures), ...(consultExternalId && { consultExternalId }) }
  })

const consultReference = async (tx: Connection, proposal: ProposalRow) => {
  const { organizationId, cltConsultId: resourceId } = proposal
  if (resourceId === null) return undefined
  const consult = { resourceType: 'clt_consult', resourceId } as const
  return (await findInstitutionReferenceOf(tx, organizationId, consult))?.externalId
}

const submittedFacts = (proposal: ProposalRow, figures: ContractedFigures): ProposalSubmission => ({
  reference: proposal.id,
  product: proposal.product,
  contractNumber: proposal.contractNumber,
  borrower: proposal.borrower,
  payment: proposal.payment,
  ...contractTerms(figures),
})
