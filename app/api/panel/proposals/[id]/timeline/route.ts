import { listProposalTimelineContract } from '#lib/contracts/timeline/timeline'
import { endpoint } from '#lib/http/endpoint'
import { listProposalTimeline } from '#lib/services/proposals/list-proposal-timeline'

export const GET = endpoint(listProposalTimelineContract, listProposalTimeline)
