import { getProposalContract } from '#lib/contracts/proposals/proposals'
import { endpoint } from '#lib/http/endpoint'
import { getVisibleProposal } from '#lib/services/proposals/get-visible-proposal'

export const GET = endpoint(getProposalContract, getVisibleProposal)
