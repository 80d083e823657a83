import { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getVisibleProposal } from '#lib/services/proposals/get-visible-proposal.ts'

export const GET = endpoint(getProposalContract, getVisibleProposal)
