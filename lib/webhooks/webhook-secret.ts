import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '#lib/config/secrets.ts'

const PURPOSE = 'webhook-secret'

/** Returns a new secret in the format of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const encryptWebhookSecret = (secret: string): string => encrypt(PURPOSE, secret)

export const decryptWebhookSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
