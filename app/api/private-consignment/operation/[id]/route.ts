import { getCltOperationContract } from '#lib/contracts/clt/operation-list.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'

export const GET = endpoint(getCltOperationContract, getProposal)
