import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { beginEncryption, decryptWhole, type Place } from './encryption.ts'
import { getEnv } from './env.ts'
import { getKeyRing, type KeyRing } from './key-ring.ts'

/** Ciphertext format: version, key id and bytes in base64url. */
const FORMAT = /^enc([12]):([a-z0-9-]{1,20}):([\w-]+)$/i
const PREFIX = /^enc[12]:/
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** docs/decisions/154-decrypted-values-of-lists-are-cached.md */
const shortTexts = new LRUCache<string, { ring: KeyRing; place: Place; text: string }>({ max: 20_000 })
const LONGEST_CACHED = 300

/** Encrypts a text so that it decrypts only for the same `Place`; returns it unchanged if ENCRYPT_DATA=0. */
export const encryptText = (place: Place, text: string, ring?: KeyRing): string => {
  if (staysPlain(text)) return text
  const { keyId, front, cipher } = beginEncryption(place, ring)
  const encrypted = [front, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return `enc1:${keyId}:${Buffer.concat(encrypted).toString('base64url')}`
}

/** For short values in lists: a key per column and organization saves a cipher and over half the length. */
export const encryptShortText = (place: Place, text: string, ring: KeyRing = getKeyRing()): string => {
  if (staysPlain(text)) return text
  const [keyId] = ring.ids
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', columnKey(ring, keyId, place), nonce).setAAD(boundTo(place))
  const encrypted = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return `enc2:${keyId}:${Buffer.concat(encrypted).toString('base64url')}`
}

// Text that begins with PREFIX is always encrypted, so that input cannot pass for a ciphertext.
const staysPlain = (text: string) => !getEnv().ENCRYPT_DATA && !PREFIX.test(text)

/** Returns unencrypted text unchanged. @throws for altered, cut or moved ciphertext and for an unknown key */
export const decryptText = (place: Place, stored: string, ring: KeyRing = getKeyRing()): string => {
  if (!PREFIX.test(stored)) return stored
  if (stored.startsWith('enc2:')) return cachedShortText(place, stored, ring)
  return decryptWhole({ place, ...partsOf(stored) }, ring).toString('utf8')
}

const partsOf = (stored: string) => {
  const [, , keyId, text] = FORMAT.exec(stored) ?? []
  if (keyId === undefined || text === undefined) throw new Error('what is encrypted here was cut off')
  return { keyId, bytes: Buffer.from(text, 'base64url') }
}

const cachedShortText = (place: Place, stored: string, ring: KeyRing): string => {
  const cached = shortTexts.get(stored)
  if (cached?.ring === ring && isSamePlace(cached.place, place)) return cached.text
  const text = decryptShortText(place, stored, ring)
  if (stored.length <= LONGEST_CACHED) shortTexts.set(stored, { ring, place, text })
  return text
}

const isSamePlace = (a: Place, b: Place) =>
  a.length === b.length && a.every((part, index) => part === b[index])

const decryptShortText = (place: Place, stored: string, ring: KeyRing): string => {
  const { keyId, bytes } = partsOf(stored)
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('what is encrypted here was cut off')
  const key = columnKey(ring, keyId, place)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(boundTo(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

// The last part of a place is the id of the row.
const columnKey = (ring: KeyRing, keyId: string, place: Place) =>
  ring.derive(keyId, `column ${JSON.stringify(place.slice(0, -1))}`)

const boundTo = (place: Place) => Buffer.from(JSON.stringify(place))
