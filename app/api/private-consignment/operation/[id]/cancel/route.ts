import { cancelCltOperationContract } from '#lib/contracts/clt/operation-cancel'
import { endpoint } from '#lib/http/endpoint'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal'

export const POST = endpoint(cancelCltOperationContract, cancelProposal)
