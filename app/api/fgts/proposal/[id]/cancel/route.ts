import { cancelFgtsProposalContract } from '#lib/contracts/fgts/proposal-cancel.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'

export const PATCH = endpoint(cancelFgtsProposalContract, cancelProposal)
