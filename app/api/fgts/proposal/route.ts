import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'
import { listFgtsProposalsContract } from '#lib/contracts/fgts/proposal-list'
import { endpoint } from '#lib/http/endpoint'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal'
import { listProposals } from '#lib/services/proposals/list-proposals'

export const GET = endpoint(listFgtsProposalsContract, listProposals)
export const POST = endpoint(createFgtsProposalContract, createFgtsProposal)
