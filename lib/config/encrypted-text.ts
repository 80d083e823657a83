import { beginEncryption, decryptWhole, type Place } from './encryption.ts'
import { getEnv } from './env.ts'
import type { KeyRing } from './key-ring.ts'

/** What every encrypted text begins with: the version of the format. Behind it come the key and the bytes. */
export const ENCRYPTED_TEXT_PREFIX = 'enc1:'

const FORMAT = /^enc1:([a-z0-9-]{1,20}):([\w-]+)$/i

/** A text for storage at a place; with ENCRYPT_DATA=0 as it is. */
export const encryptText = (place: Place, text: string, ring?: KeyRing): string => {
  // Whatever looks encrypted is encrypted always: nobody must have us read something of theirs as ours.
  if (!getEnv().ENCRYPT_DATA && !text.startsWith(ENCRYPTED_TEXT_PREFIX)) return text
  const { keyId, front, cipher } = beginEncryption(place, ring)
  const encrypted = [front, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return `${ENCRYPTED_TEXT_PREFIX}${keyId}:${Buffer.concat(encrypted).toString('base64url')}`
}

/**
 * A stored text as it was given; what was stored before texts were encrypted is returned as it is.
 * @throws where it was altered, cut off, moved from another place, or its key is missing
 */
export const decryptText = (place: Place, stored: string, ring?: KeyRing): string => {
  if (!stored.startsWith(ENCRYPTED_TEXT_PREFIX)) return stored
  const [, keyId, bytes] = FORMAT.exec(stored) ?? []
  if (keyId === undefined || bytes === undefined) throw new Error('what is encrypted here was cut off')
  return decryptWhole({ keyId, place, bytes: Buffer.from(bytes, 'base64url') }, ring).toString('utf8')
}
