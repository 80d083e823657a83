import { replayWebhooksContract } from '#lib/contracts/webhooks/deliveries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks.ts'

export const POST = endpoint(replayWebhooksContract, replayWebhooks)
