import { replayWebhooksContract } from '#lib/contracts/webhooks/deliveries'
import { endpoint } from '#lib/http/endpoint'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks'

export const POST = endpoint(replayWebhooksContract, replayWebhooks)
