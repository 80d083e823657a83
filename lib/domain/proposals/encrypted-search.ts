/** Nonce, tag and at least one letter, base64url. */
const ENCRYPTED = /^[\w-]{39,800}$/

/**
 * Whether a text of an address can be an encrypted search: a CPF, a name or a contract number is searched for
 * there, and nobody reads it in it.
 */
export const isEncryptedSearch = (text: string): boolean => ENCRYPTED.test(text)
