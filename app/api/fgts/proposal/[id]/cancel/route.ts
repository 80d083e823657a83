import { cancelFgtsProposalContract } from '#lib/contracts/fgts/proposal-cancel'
import { endpoint } from '#lib/http/endpoint'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal'

export const PATCH = endpoint(cancelFgtsProposalContract, cancelProposal)
