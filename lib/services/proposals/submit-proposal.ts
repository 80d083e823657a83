import { insertInstitutionReference } from '#db/queries/institution-references'
import type { ProposalRow } from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view'
import type { ProposalSubmission } from '#lib/institutions/institution'
import { enqueue } from '#lib/jobs/enqueue'
import type { Context } from '#lib/services/context'
import { holdProposal } from './hold-proposal.ts'
import { institutionSide } from './institution-side.ts'
import { figuresOfProposal } from './proposal-detail.ts'

/**
 * Hands a proposal in to its institution and keeps that one's id of it. Repeating it changes nothing more. A proposal canceled before
 * is not handed in; one canceled meanwhile is canceled there, too. Throws `provider_…` when the institution cannot be reached.
 */
export const submitProposal = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (!side || side.externalId !== undefined || side.proposal.status !== 'generating_ccb') return
  const { proposal, institution } = side
  const figures = await withTransaction(context, (tx) => figuresOfProposal(tx, proposal))
  const { externalId } = await institution.submitProposal(submissionOf(proposal, figures))
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
    const { status } = await holdProposal(tx, context, proposalId)
    if (status === 'canceled')
      await enqueue(tx, { name: 'request_cancellation', payload: { organizationId, proposalId } })
  })
}

const submissionOf = (proposal: ProposalRow, figures: ContractedFigures): ProposalSubmission => ({
  reference: proposal.id,
  product: 'fgts',
  contractNumber: proposal.contractNumber,
  borrower: proposal.borrower,
  payment: proposal.payment,
  monthlyRate: figures.monthlyRate,
  availableBalanceCents: figures.availableBalanceCents,
  emissionCents: figures.emissionCents,
  totalBalanceCents: figures.totalBalanceCents,
  installments: [...figures.installments],
})
