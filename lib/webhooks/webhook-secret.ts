import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '#lib/config/secrets'

const PURPOSE = 'webhook-secret'

/** A new signing secret, `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The secret as it is stored. */
export const encryptWebhookSecret = (secret: string): string => encrypt(PURPOSE, secret)

/** A stored secret as it was given. */
export const decryptWebhookSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
