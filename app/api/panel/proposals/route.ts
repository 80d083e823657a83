import { listTrackedProposalsContract } from '#lib/contracts/proposals/tracking'
import { endpoint } from '#lib/http/endpoint'
import { listTrackedProposals } from '#lib/services/proposals/list-tracked-proposals'

export const GET = endpoint(listTrackedProposalsContract, listTrackedProposals)
