import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'
import { type StoredSecrets, signingSecrets } from '#lib/services/webhooks/parts/signing-secrets.ts'
import { postWebhook, type WebhookAnswer } from '#lib/webhooks/post-webhook.ts'

const VALIDATION_TIMEOUT_MS = 10_000

/** Sends a test or registration message, signed like an event but not recorded as a delivery. */
export const sendWebhookMessage = (
  context: Context,
  message: { type: 'webhook.test' | 'webhook.registered'; url: string },
  secrets: StoredSecrets,
): Promise<WebhookAnswer> => {
  const { type, url } = message
  const timestamp = context.now.toISOString()
  const body = JSON.stringify(type === 'webhook.test' ? { type, timestamp } : { type, timestamp, url })
  return postWebhook(
    { id: newId(context.now), at: context.now, body },
    {
      url,
      secrets: signingSecrets(secrets, context.now),
      timeoutMs: Math.min(VALIDATION_TIMEOUT_MS, getEnv().WEBHOOK_TIMEOUT_MS),
    },
  )
}
