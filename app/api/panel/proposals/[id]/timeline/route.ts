import { listProposalTimelineContract } from '#lib/contracts/timeline/timeline.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listProposalTimeline } from '#lib/services/proposals/list-proposal-timeline.ts'

export const GET = endpoint(listProposalTimelineContract, listProposalTimeline)
