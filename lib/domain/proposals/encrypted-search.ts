/** Base64url of nonce, authentication tag and at least one byte of ciphertext. */
const ENCRYPTED = /^[\w-]{39,800}$/

export const isEncryptedSearch = (text: string): boolean => ENCRYPTED.test(text)
