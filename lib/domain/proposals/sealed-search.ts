/** Nonce, tag and at least one letter, base64url. */
const SEALED = /^[\w-]{39,800}$/

/**
 * Whether a text of an address can be a sealed search: a CPF, a name or a contract number is searched for there, and nobody reads it in it.
 */
export const isSealedSearch = (text: string): boolean => SEALED.test(text)
