import { beginEncryption, decryptWhole, type Place } from './encryption.ts'
import { getEnv } from './env.ts'
import type { KeyRing } from './key-ring.ts'

/** Format version; the key id and the bytes follow. */
export const ENCRYPTED_TEXT_PREFIX = 'enc1:'

const FORMAT = /^enc1:([a-z0-9-]{1,20}):([\w-]+)$/i

/** Encrypts a text so that it decrypts only for the same `Place`; returns it unchanged if ENCRYPT_DATA=0. */
export const encryptText = (place: Place, text: string, ring?: KeyRing): string => {
  // Text that begins with our prefix is always encrypted, so that input cannot pass for our own ciphertext.
  if (!getEnv().ENCRYPT_DATA && !text.startsWith(ENCRYPTED_TEXT_PREFIX)) return text
  const { keyId, front, cipher } = beginEncryption(place, ring)
  const encrypted = [front, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return `${ENCRYPTED_TEXT_PREFIX}${keyId}:${Buffer.concat(encrypted).toString('base64url')}`
}

/**
 * Decrypts a stored text; plain text from before encryption is returned unchanged.
 * @throws when the text was altered, cut off or moved from another place, or its key is missing
 */
export const decryptText = (place: Place, stored: string, ring?: KeyRing): string => {
  if (!stored.startsWith(ENCRYPTED_TEXT_PREFIX)) return stored
  const [, keyId, bytes] = FORMAT.exec(stored) ?? []
  if (keyId === undefined || bytes === undefined) throw new Error('what is encrypted here was cut off')
  return decryptWhole({ keyId, place, bytes: Buffer.from(bytes, 'base64url') }, ring).toString('utf8')
}
