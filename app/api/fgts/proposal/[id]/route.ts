import { getFgtsProposalContract } from '#lib/contracts/fgts/proposal-list'
import { endpoint } from '#lib/http/endpoint'
import { getProposal } from '#lib/services/proposals/get-proposal'

export const GET = endpoint(getFgtsProposalContract, getProposal)
