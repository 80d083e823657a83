import { randomInt } from 'node:crypto'
import { decrypt, digest, encrypt } from './secrets.ts'

const PURPOSE = 'second-factor'
const RECOVERY_CODES = 10
const RECOVERY_DIGITS = 12

/** The secret of somebody's authenticator app as it is stored. */
export const encryptSecondFactor = (secret: string): string => encrypt(PURPOSE, secret)

/** A stored secret as the app has it. */
export const decryptSecondFactor = (encrypted: string): string => decrypt(PURPOSE, encrypted)

/** Ten new recovery codes: twelve digits each, so that a phone's keyboard of digits is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join(''),
  )

/** What is stored of a recovery code: a digest of its person, keyed, since twelve digits can be tried out. */
export const recoveryCodeDigest = (userId: string, code: string): string =>
  digest('recovery-code', `${userId}\n${code}`)
