import { decrypt, encrypt } from './secrets.ts'

const PURPOSE = 'institution-connection'

export const encryptConnectionSecret = (secret: string): string => encrypt(PURPOSE, secret)

export const decryptConnectionSecret = (encrypted: string): string => decrypt(PURPOSE, encrypted)
