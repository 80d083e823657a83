import { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'
import { listFgtsProposalsContract } from '#lib/contracts/fgts/proposal-list.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal.ts'
import { listProposals } from '#lib/services/proposals/list-proposals.ts'

export const GET = endpoint(listFgtsProposalsContract, listProposals)
export const POST = endpoint(createFgtsProposalContract, createFgtsProposal)
