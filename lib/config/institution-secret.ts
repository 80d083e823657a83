import { randomBytes } from 'node:crypto'
import { decrypt, encrypt } from './secrets.ts'

const PURPOSE = 'institution-secret'

/**
 * A new secret with which an institution signs its reports: `whsec_` and 32 random bytes in base64 (Standard
 * Webhooks).
 */
export const newInstitutionSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The secret as it is stored on the institution's row. */
export const encryptInstitutionSecret = (secret: string): string => encrypt(PURPOSE, secret)

/** A stored secret as it was given. */
export const decryptInstitutionSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
