import type { WebhookEndpointRow } from '#db/queries/webhooks/webhook-endpoints.ts'
import { decryptWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

export type StoredSecrets = Pick<
  WebhookEndpointRow,
  'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil' | 'olderSecrets'
>

export const initialSecrets = (sealedSecret: string): StoredSecrets => ({
  sealedSecret,
  sealedPreviousSecret: null,
  previousSecretUntil: null,
  olderSecrets: [],
})

/** Returns the secrets after a rotation, as `updateWebhookEndpointSecret` stores them. */
export const rotatedSecrets = (
  stored: StoredSecrets,
  rotation: { sealedSecret: string; previousUntil: Date; at: Date },
): StoredSecrets => ({
  sealedSecret: rotation.sealedSecret,
  sealedPreviousSecret: stored.sealedSecret,
  previousSecretUntil: rotation.previousUntil,
  olderSecrets: endingSecrets(stored).filter(({ until }) => until > rotation.at.getTime()),
})

/** Returns the secrets to sign with at `at`, newest first; includes replaced secrets until they expire. */
export const signingSecrets = (endpoint: StoredSecrets, at: Date): string[] => {
  const ending = endingSecrets(endpoint).filter(({ until }) => until > at.getTime())
  const secrets = [endpoint.sealedSecret, ...ending.map(({ sealed }) => sealed)].map(decryptWebhookSecret)
  // Removes duplicates, because an API client may re-register an earlier secret before it expires.
  return [...new Set(secrets)]
}

const endingSecrets = ({ sealedPreviousSecret, previousSecretUntil, olderSecrets }: StoredSecrets) =>
  sealedPreviousSecret !== null && previousSecretUntil !== null
    ? [{ sealed: sealedPreviousSecret, until: previousSecretUntil.getTime() }, ...olderSecrets]
    : olderSecrets
