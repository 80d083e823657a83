import type { WebhookEndpointRow } from '#db/queries/webhook-endpoints'
import { decryptWebhookSecret } from '#lib/webhooks/webhook-secret'

type Encrypted = Pick<WebhookEndpointRow, 'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil'>

/** The secrets that sign at an instant: the present one, and the one before it during a rotation. */
export const signingSecrets = (endpoint: Encrypted, at: Date): string[] => {
  const { sealedSecret, sealedPreviousSecret, previousSecretUntil } = endpoint
  const secrets = [decryptWebhookSecret(sealedSecret)]
  if (sealedPreviousSecret !== null && previousSecretUntil !== null && previousSecretUntil > at) {
    secrets.push(decryptWebhookSecret(sealedPreviousSecret))
  }
  return secrets
}
