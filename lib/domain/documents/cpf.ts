import { plainText } from '#lib/domain/plain-text.ts'

/** Valid CPF of 11 digits, including leading zeros. */
export type Cpf = string & { readonly __cpf: unique symbol }

const WRITTEN = /^\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}$/
const REPEATED = /^(\d)\1{10}$/

/**
 * Reads a CPF with or without punctuation and verifies its check digits (IN RFB 2.172/2024, mod 11); null if
 * invalid. One repeated digit has valid check digits but is never issued.
 */
export const normalizeCpf = (text: string): Cpf | null => {
  const plain = plainText(text)
  if (!WRITTEN.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  return !REPEATED.test(digits) && digits.endsWith(cpfCheckDigits(digits.slice(0, 9)))
    ? (digits as Cpf)
    : null
}

/** Reads a CPF, also one that lost its leading zeros in a spreadsheet or JSON number; null if invalid. */
export const readCpf = (value: string | number): Cpf | null => {
  const plain = plainText(String(value))
  return normalizeCpf(/^\d{1,10}$/.test(plain) ? plain.padStart(11, '0') : plain)
}

/** Returns the check digits of nine digits, weighted 10 to 2 for the first and 11 to 2 for the second. */
export const cpfCheckDigits = (base: string): string => {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

export const formatCpf = (cpf: Cpf): string =>
  `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`

export const maskCpf = (cpf: Cpf): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

/** Masks a CPF as "***456789**". The length stays 11, so formatCpf turns it into the form of maskCpf. */
export const concealCpf = (cpf: string): string => `***${cpf.slice(3, 9)}**`

/** Returns whether a text is a concealed CPF. Screens send this form if they never received the full CPF. */
export const isConcealedCpf = (text: string): boolean => /^\*{3}\.?\d{3}\.?\d{3}-?\*{2}$/.test(text)

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  return ((sum * 10) % 11) % 10
}
