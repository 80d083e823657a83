import type { ProposalRow } from '#db/queries/proposals'
import { formalizationLinkOf } from '#lib/services/self-service/parts/formalization-link'

/** A proposal just made, with the address of the customer's page. */
export type CreatedProposal = Pick<ProposalRow, 'id' | 'contractNumber' | 'status' | 'createdAt'> & {
  formalizationLink: string
}

/** What is returned of a proposal just made. */
export const createdProposal = (proposal: ProposalRow): CreatedProposal => ({
  id: proposal.id,
  contractNumber: proposal.contractNumber,
  status: proposal.status,
  createdAt: proposal.createdAt,
  formalizationLink: formalizationLinkOf(proposal.organizationId, proposal.id),
})
