import { listConsultTimelineContract } from '#lib/contracts/timeline/timeline'
import { endpoint } from '#lib/http/endpoint'
import { listConsultTimeline } from '#lib/services/clt/list-consult-timeline'

export const GET = endpoint(listConsultTimelineContract, listConsultTimeline)
