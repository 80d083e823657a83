import { type CipherGCM, createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import { getKeyRing, type KeyRing, WRAPPED_KEY_BYTES } from './key-ring.ts'

/** Column of a row, or document folder, to which a ciphertext is bound: it decrypts in no other place. */
export type Place = readonly string[]

/** Encrypted bytes in order: `front`, the output of `cipher`, its authentication tag. */
export type EncryptionStream = { keyId: string; front: Buffer; cipher: CipherGCM }

const NONCE_BYTES = 12
const TAG_BYTES = 16
const FRONT_BYTES = WRAPPED_KEY_BYTES + NONCE_BYTES

/** `front` holds a new data key, wrapped by the newest master key, and the nonce. */
export const beginEncryption = (place: Place, ring: KeyRing = getKeyRing()): EncryptionStream => {
  const [keyId] = ring.ids
  const dataKey = randomBytes(32)
  const nonce = randomBytes(NONCE_BYTES)
  const at = JSON.stringify(place)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(dataKey), nonce).setAAD(boundTo(keyId, at))
  return { keyId, front: Buffer.concat([ring.wrap(dataKey, at), nonce]), cipher }
}

/** @throws if the bytes were altered, cut off or moved from another place, or if their key is missing */
export const decryptWhole = (
  { keyId, place, bytes }: { keyId: string; place: Place; bytes: Buffer },
  ring: KeyRing = getKeyRing(),
): Buffer => {
  if (bytes.length < FRONT_BYTES + TAG_BYTES) throw new Error('what is encrypted here was cut off')
  const at = JSON.stringify(place)
  const dataKey = createSecretKey(ring.unwrap(keyId, bytes.subarray(0, WRAPPED_KEY_BYTES), at))
  const decipher = createDecipheriv('aes-256-gcm', dataKey, bytes.subarray(WRAPPED_KEY_BYTES, FRONT_BYTES))
  decipher.setAAD(boundTo(keyId, at)).setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(FRONT_BYTES, -TAG_BYTES)), decipher.final()])
}

const boundTo = (keyId: string, place: string) => Buffer.from(`data\n1\n${keyId}\n${place}`)
