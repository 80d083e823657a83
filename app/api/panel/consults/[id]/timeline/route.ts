import { listConsultTimelineContract } from '#lib/contracts/timeline/timeline.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listConsultTimeline } from '#lib/services/clt/list-consult-timeline.ts'

export const GET = endpoint(listConsultTimelineContract, listConsultTimeline)
