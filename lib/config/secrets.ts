import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { getEnv } from './env.ts'

const keys = new Map<string, Buffer>()
const keyObjects = new Map<string, KeyObject>()

/** Derives a 32-byte key from APP_SECRET (HKDF-SHA256); each purpose has its own key. */
export const keyFor = (purpose: string): Buffer => {
  const cached = keys.get(purpose)
  if (cached) return cached
  const key = Buffer.from(hkdfSync('sha256', getEnv().APP_SECRET, 'origination', purpose, 32))
  keys.set(purpose, key)
  return key
}

export const encrypt = (purpose: string, text: string): string => encryptWith(purpose, text, randomBytes(12))

/** Equal texts give equal ciphertexts, so that the URL of a customer or a search stays the same. */
export const encryptDeterministically = (purpose: string, text: string): string => {
  const nonce = Buffer.from(digest(`${purpose}:nonce`, text), 'base64url').subarray(0, 12)
  return encryptWith(purpose, text, nonce)
}

const encryptWith = (purpose: string, text: string, nonce: Buffer): string => {
  const cipher = createCipheriv('aes-256-gcm', keyObjectFor(purpose), nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** @throws when the value was altered or encrypted with another APP_SECRET */
export const decrypt = (purpose: string, encrypted: string): string => {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyObjectFor(purpose), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

export const digest = (purpose: string, text: string): string =>
  createHmac('sha256', keyObjectFor(purpose)).update(text).digest('base64url')

// Caches a key object, because passing the bytes each time costs more than the digest or cipher itself.
const keyObjectFor = (purpose: string): KeyObject => {
  const cached = keyObjects.get(purpose)
  if (cached) return cached
  const key = createSecretKey(keyFor(purpose))
  keyObjects.set(purpose, key)
  return key
}

export const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
