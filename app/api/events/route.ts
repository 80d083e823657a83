import { listEventsContract } from '#lib/contracts/webhooks/list-events'
import { endpoint } from '#lib/http/endpoint'
import { listEvents } from '#lib/services/webhooks/list-events'

export const GET = endpoint(listEventsContract, listEvents)
