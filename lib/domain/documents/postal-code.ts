import { plainText } from '#lib/domain/plain-text.ts'

/** CEP of 8 digits, including leading zeros. */
export type PostalCode = string & { readonly __postalCode: unique symbol }

const WRITTEN = /^\d{2}\.?\d{3}-?\d{3}$/

/** Reads a CEP with or without punctuation; null if invalid or below 01000-000. Source: Correios. */
export const normalizePostalCode = (text: string): PostalCode | null => {
  const plain = plainText(text)
  if (!WRITTEN.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  return digits >= '01000000' ? (digits as PostalCode) : null
}

/** Reads a CEP; restores the leading zero (São Paulo) that a spreadsheet or JSON number dropped. */
export const readPostalCode = (value: string | number): PostalCode | null => {
  const plain = plainText(String(value))
  return normalizePostalCode(/^\d{7}$/.test(plain) ? `0${plain}` : plain)
}

export const formatPostalCode = (code: PostalCode): string => `${code.slice(0, 5)}-${code.slice(5)}`
