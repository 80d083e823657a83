import { decrypt, encrypt } from './secrets.ts'

const PURPOSE = 'institution-connection'

/** Encrypts the client secret by which an organization signs in at an institution. */
export const encryptConnectionSecret = (secret: string): string => encrypt(PURPOSE, secret)

export const decryptConnectionSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
