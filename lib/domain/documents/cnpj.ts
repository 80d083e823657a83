import { plainText } from '#lib/domain/plain-text.ts'

/** Valid CNPJ of 14 characters: 12 digits or capital letters, then 2 digits. */
export type Cnpj = string & { readonly __cnpj: unique symbol }

const WRITTEN = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/
const REPEATED = /^(.)\1{13}$/
const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/**
 * Reads a CNPJ with or without punctuation (12.ABC.345/01DE-35) and verifies its check digits; null if
 * invalid. Source: IN RFB 2.229/2024 (alphanumeric since July 2026; numeric CNPJs stay valid).
 */
export const normalizeCnpj = (text: string): Cnpj | null => {
  const plain = plainText(text).toUpperCase()
  if (!WRITTEN.test(plain)) return null
  const bare = plain.replace(/[./-]/g, '')
  return !REPEATED.test(bare) && bare.endsWith(cnpjCheckDigits(bare.slice(0, 12))) ? (bare as Cnpj) : null
}

/** Reads a CNPJ, including a numeric one that lost its leading zeros; null if invalid. */
export const readCnpj = (text: string): Cnpj | null => {
  const plain = plainText(text)
  return normalizeCnpj(/^\d{3,13}$/.test(plain) ? plain.padStart(14, '0') : plain)
}

/** Returns the two check digits of twelve characters, whose values are their ASCII codes minus 48. */
export const cnpjCheckDigits = (base: string): string => {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

export const formatCnpj = (cnpj: Cnpj): string =>
  `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`

const checkDigit = (characters: string): number => {
  const weights = WEIGHTS.slice(WEIGHTS.length - characters.length)
  const sum = weights.reduce(
    (total, weight, index) => total + (characters.charCodeAt(index) - 48) * weight,
    0,
  )
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
