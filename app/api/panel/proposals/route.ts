import { listTrackedProposalsContract } from '#lib/contracts/proposals/tracking.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listTrackedProposals } from '#lib/services/proposals/list-tracked-proposals.ts'

export const GET = endpoint(listTrackedProposalsContract, listTrackedProposals)
