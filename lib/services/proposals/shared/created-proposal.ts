import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { formalizationLinkOf } from '#lib/services/self-service/shared/formalization-link.ts'

export type CreatedProposal = Pick<ProposalRow, 'id' | 'contractNumber' | 'status' | 'createdAt'> & {
  formalizationLink: string
}

export const createdProposal = (proposal: ProposalRow): CreatedProposal => ({
  id: proposal.id,
  contractNumber: proposal.contractNumber,
  status: proposal.status,
  createdAt: proposal.createdAt,
  formalizationLink: formalizationLinkOf(proposal.organizationId, proposal.id),
})
