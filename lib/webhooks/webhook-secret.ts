import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from '#lib/config/secrets.ts'

const PURPOSE = 'webhook-secret'

/** Returns a new signing secret: `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts a secret for storage. */
export const encryptWebhookSecret = (secret: string): string => encrypt(PURPOSE, secret)

/** Decrypts a stored secret. */
export const decryptWebhookSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
