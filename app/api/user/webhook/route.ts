import { listWebhooksContract } from '#lib/contracts/webhooks/list-webhooks'
import { endpoint } from '#lib/http/endpoint'
import { listWebhooks } from '#lib/services/webhooks/list-webhooks'

export const GET = endpoint(listWebhooksContract, listWebhooks)
