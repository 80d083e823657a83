import { cancelCltOperationContract } from '#lib/contracts/clt/operation-cancel.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'

export const POST = endpoint(cancelCltOperationContract, cancelProposal)
