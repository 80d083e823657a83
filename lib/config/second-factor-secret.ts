import { randomInt } from 'node:crypto'
import { decrypt, digest, encrypt } from './secrets.ts'

const PURPOSE = 'second-factor'
const RECOVERY_CODES = 10
const RECOVERY_DIGITS = 12

export const encryptSecondFactor = (secret: string): string => encrypt(PURPOSE, secret)

export const decryptSecondFactor = (encrypted: string): string => decrypt(PURPOSE, encrypted)

/** Returns codes that consist of digits, so that people can type them on a phone's numeric keypad. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join(''),
  )

/** The digest is keyed, because twelve digits can be found by brute force. */
export const recoveryCodeDigest = (userId: string, code: string): string =>
  digest('recovery-code', `${userId}\n${code}`)
