'use server'
import { resendWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries'
import {
  enableWebhookEndpointContract,
  replayEndpointContract,
  revealDeliveryBodyContract,
} from '#lib/contracts/webhooks/webhook-changes'
import { action } from '#lib/http/action'
import { enableWebhookEndpoint } from '#lib/services/webhooks/enable-webhook-endpoint'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery'
import { revealDeliveryBody } from '#lib/services/webhooks/reveal-delivery-body'

export const enable = action(enableWebhookEndpointContract, enableWebhookEndpoint)
export const replay = action(replayEndpointContract, replayWebhooks)
export const resend = action(resendWebhookDeliveryContract, resendWebhookDelivery)
export const reveal = action(revealDeliveryBodyContract, revealDeliveryBody)
