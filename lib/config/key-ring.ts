import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { DERIVED_KEY_ID, type MasterKey } from './data-key-settings.ts'
import { getEnv } from './env.ts'
import { digest, keyFor } from './secrets.ts'

/**
 * What encrypts data keys and gives them back: keys of the environment, or whatever has the same two verbs.
 * `place` says what the data key is for; it is not given back for another one.
 */
export type KeyRing = {
  /** All keys, the one that encrypts first. */
  ids: readonly [string, ...string[]]
  wrap: (dataKey: Buffer, place: string) => Buffer
  /** @throws where there is no such key, or this is no data key of it and the place */
  unwrap: (keyId: string, wrapped: Buffer, place: string) => Buffer
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const DATA_KEY_BYTES = 32

/** The length of a wrapped data key. */
export const WRAPPED_KEY_BYTES = NONCE_BYTES + TAG_BYTES + DATA_KEY_BYTES

let ring: KeyRing | undefined

/**
 * The keys of this installation: those of DATA_KEYS or DATA_KEY_FILE, and behind them always the one derived
 * from APP_SECRET, which encrypts where no other is given.
 */
export const getKeyRing = (): KeyRing => {
  ring ??= keyRingOf([...getEnv().masterKeys, derivedKey()])
  return ring
}

/** Names the keys of this installation, and shows of each only whether it is the same one elsewhere. */
export const masterKeyMarks = (): { id: string; mark: string }[] =>
  [...getEnv().masterKeys, derivedKey()].map(({ id, bytes }) => ({
    id,
    mark: digest('data-key-mark', bytes.toString('hex')),
  }))

const derivedKey = (): MasterKey => ({ id: DERIVED_KEY_ID, bytes: keyFor('data-key') })

/** A ring of master keys, the one that encrypts first (AES-256-GCM). */
export const keyRingOf = (masterKeys: readonly MasterKey[]): KeyRing => {
  const [newest, ...others] = masterKeys
  if (!newest) throw new RangeError('a key ring without a key')
  const keys = new Map(masterKeys.map(({ id, bytes }) => [id, bytes]))
  return {
    ids: [newest.id, ...others.map(({ id }) => id)],
    wrap: (dataKey, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce).setAAD(boundTo(newest.id, place))
      const encrypted = Buffer.concat([cipher.update(dataKey), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    unwrap: (keyId, wrapped, place) => {
      const key = keys.get(keyId)
      if (!key) throw new Error(`the data key "${keyId}" is not among those of this installation`)
      const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, NONCE_BYTES))
      decipher
        .setAAD(boundTo(keyId, place))
        .setAuthTag(wrapped.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    },
  }
}

const boundTo = (keyId: string, place: string) => Buffer.from(`data key\n${keyId}\n${place}`)
