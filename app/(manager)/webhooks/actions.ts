'use server'
import {
  addWebhookEndpointCommand,
  enableWebhookEndpointCommand,
  pauseWebhookEndpointCommand,
  removeWebhookEndpointCommand,
  replayEndpointCommand,
  testWebhookEndpointCommand,
  updateWebhookEndpointCommand,
} from '#lib/contracts/webhooks/webhook-changes.ts'
import { action } from '#lib/pages/action.ts'
import { addWebhookEndpoint } from '#lib/services/webhooks/add-webhook-endpoint.ts'
import { enableWebhookEndpoint } from '#lib/services/webhooks/enable-webhook-endpoint.ts'
import { pauseWebhookEndpoint } from '#lib/services/webhooks/pause-webhook-endpoint.ts'
import { removeWebhookEndpoint } from '#lib/services/webhooks/remove-webhook-endpoint.ts'
import { replayWebhooks } from '#lib/services/webhooks/replay-webhooks.ts'
import { testWebhookEndpoint } from '#lib/services/webhooks/test-webhook-endpoint.ts'
import { updateWebhookEndpoint } from '#lib/services/webhooks/update-webhook-endpoint.ts'

export const add = action(addWebhookEndpointCommand, addWebhookEndpoint)
export const enable = action(enableWebhookEndpointCommand, enableWebhookEndpoint)
export const replay = action(replayEndpointCommand, replayWebhooks)
export const pause = action(pauseWebhookEndpointCommand, pauseWebhookEndpoint)
export const test = action(testWebhookEndpointCommand, testWebhookEndpoint)
export const update = action(updateWebhookEndpointCommand, updateWebhookEndpoint)
export const remove = action(removeWebhookEndpointCommand, removeWebhookEndpoint)
