'use server'
import { enableWebhookEndpointCommand, replayEndpointCommand } from '#lib/contracts/webhooks/webhook-changes'
import { action } from '#lib/http/action'
import { enableWebhookEndpoint } from '#lib/services/webhooks/enable-webhook-endpoint'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks'

export const enable = action(enableWebhookEndpointCommand, enableWebhookEndpoint)
export const replay = action(replayEndpointCommand, replayWebhooks)
