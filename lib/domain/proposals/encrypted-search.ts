/** Nonce, tag and at least one letter, in base64url. */
const ENCRYPTED = /^[\w-]{39,800}$/

/** Returns whether a text of a URL can be an encrypted search (for a CPF, a name or a contract number). */
export const isEncryptedSearch = (text: string): boolean => ENCRYPTED.test(text)
