import { getCltOperationContract } from '#lib/contracts/clt/operation-list'
import { endpoint } from '#lib/http/endpoint'
import { getProposal } from '#lib/services/proposals/get-proposal'

export const GET = endpoint(getCltOperationContract, getProposal)
