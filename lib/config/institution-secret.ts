import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from './secrets.ts'

const PURPOSE = 'institution-secret'

/** Returns a new secret for an institution's signatures: `whsec_` and 32 random bytes (Standard Webhooks). */
export const newInstitutionSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const encryptInstitutionSecret = (secret: string): string => encrypt(PURPOSE, secret)

export const decryptInstitutionSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
