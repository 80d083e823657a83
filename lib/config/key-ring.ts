import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { DERIVED_KEY_ID, type MasterKey } from './data-key-settings.ts'
import { getEnv } from './env.ts'
import { digest, keyFor } from './secrets.ts'

/** `place` binds a data key to its use; the data key cannot be unwrapped for another place. */
export type KeyRing = {
  /** The encrypting key is first. */
  ids: readonly [string, ...string[]]
  wrap: (dataKey: Buffer, place: string) => Buffer
  /** @throws if the key is unknown, or if `wrapped` was wrapped with another key or for another place */
  unwrap: (keyId: string, wrapped: Buffer, place: string) => Buffer
  /** Derives a key from a master key (HKDF-SHA256), one per purpose. @throws if the master key is unknown */
  derive: (keyId: string, purpose: string) => KeyObject
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const DATA_KEY_BYTES = 32

export const WRAPPED_KEY_BYTES = NONCE_BYTES + TAG_BYTES + DATA_KEY_BYTES

let ring: KeyRing | undefined

/** The key derived from APP_SECRET is always last; it encrypts only when no other key is configured. */
export const getKeyRing = (): KeyRing => {
  ring ??= keyRingOf([...getEnv().masterKeys, derivedKey()])
  return ring
}

/** A restore compares keys by `mark`, which does not reveal them; marks of another APP_SECRET differ. */
export const masterKeyMarks = (): { id: string; mark: string }[] =>
  [...getEnv().masterKeys, derivedKey()].map(({ id, bytes }) => ({
    id,
    mark: digest('data-key-mark', bytes.toString('hex')),
  }))

const derivedKey = (): MasterKey => ({ id: DERIVED_KEY_ID, bytes: keyFor('data-key') })

/** Returns a ring that wraps data keys with the first master key and unwraps with any (AES-256-GCM). */
export const keyRingOf = (masterKeys: readonly MasterKey[]): KeyRing => {
  const [newest, ...others] = masterKeys
  if (!newest) throw new RangeError('a key ring without a key')
  // Ciphers take key objects, because Node.js 24 converts the bytes of a key at several times the cost.
  const keys = new Map(masterKeys.map(({ id, bytes }) => [id, createSecretKey(bytes)]))
  const derived = new Map<string, KeyObject>()
  const masterKey = (keyId: string): KeyObject => {
    const key = keys.get(keyId)
    if (!key) throw new Error(`the data key "${keyId}" is not among those of this installation`)
    return key
  }
  return {
    ids: [newest.id, ...others.map(({ id }) => id)],
    wrap: (dataKey, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', masterKey(newest.id), nonce).setAAD(
        boundTo(newest.id, place),
      )
      const encrypted = Buffer.concat([cipher.update(dataKey), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    unwrap: (keyId, wrapped, place) => {
      const decipher = createDecipheriv('aes-256-gcm', masterKey(keyId), wrapped.subarray(0, NONCE_BYTES))
      decipher
        .setAAD(boundTo(keyId, place))
        .setAuthTag(wrapped.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
    derive: (keyId, purpose) => {
      const name = `${keyId} ${purpose}`
      const cached = derived.get(name)
      if (cached) return cached
      const bytes = hkdfSync('sha256', masterKey(keyId), 'origination', purpose, DATA_KEY_BYTES)
      const key = createSecretKey(Buffer.from(bytes))
      derived.set(name, key)
      return key
    },
  }
}

const boundTo = (keyId: string, place: string) => Buffer.from(`data key\n${keyId}\n${place}`)
