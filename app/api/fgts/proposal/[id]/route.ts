import { getFgtsProposalContract } from '#lib/contracts/fgts/proposal-list.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'

export const GET = endpoint(getFgtsProposalContract, getProposal)
