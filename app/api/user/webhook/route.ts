import { listWebhooksContract } from '#lib/contracts/webhooks/list-webhooks.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listWebhooks } from '#lib/services/webhooks/list-webhooks.ts'

export const GET = endpoint(listWebhooksContract, listWebhooks)
