import { listEventsContract } from '#lib/contracts/webhooks/list-events.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listEvents } from '#lib/services/webhooks/list-events.ts'

export const GET = endpoint(listEventsContract, listEvents)
