import { randomBytes } from 'node:crypto'
import { seal, unseal } from '#lib/config/secrets'

const PURPOSE = 'webhook-secret'

/** A new signing secret, `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The secret as it is stored. */
export const sealWebhookSecret = (secret: string): string => seal(PURPOSE, secret)

/** A stored secret as it was given. */
export const openWebhookSecret = (sealed: string): string => unseal(PURPOSE, sealed)
