'use server'
import {
  enableWebhookEndpointContract,
  replayEndpointContract,
} from '#lib/contracts/webhooks/webhook-changes'
import { action } from '#lib/http/action'
import { enableWebhookEndpoint } from '#lib/services/webhooks/enable-webhook-endpoint'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks'

export const enable = action(enableWebhookEndpointContract, enableWebhookEndpoint)
export const replay = action(replayEndpointContract, replayWebhooks)
