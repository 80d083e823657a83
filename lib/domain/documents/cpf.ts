import { plainText } from '../plain-text.ts'

/** A valid CPF as 11 digits, leading zeros kept. */
export type Cpf = string & { readonly __cpf: unique symbol }

const WRITTEN = /^\d{3}[. ]?\d{3}[. ]?\d{3}[- ]?\d{2}$/
const REPEATED = /^(\d)\1{10}$/

/**
 * Reads a CPF, masked (000.000.000-00) or bare, pasted signs around it left out, and verifies both check
 * digits; null when it is not one.
 * Numbers of one repeated digit pass the arithmetic but are never issued. Source: IN RFB 2.172/2024, mod 11.
 */
export const normalizeCpf = (text: string): Cpf | null => {
  const written = plainText(text)
  if (!WRITTEN.test(written)) return null
  const digits = written.replace(/\D/g, '')
  return !REPEATED.test(digits) && digits.endsWith(cpfCheckDigits(digits.slice(0, 9)))
    ? (digits as Cpf)
    : null
}

/**
 * Reads a CPF as {@link normalizeCpf} does, also one whose leading zeros a spreadsheet or a JSON number lost:
 * so many digits are completed to eleven, and the check digits decide.
 */
export const readCpf = (value: string | number): Cpf | null => {
  const written = plainText(String(value))
  return normalizeCpf(/^\d{1,10}$/.test(written) ? written.padStart(11, '0') : written)
}

/** The two check digits of the first nine, weights 10..2 and 11..2. */
export const cpfCheckDigits = (base: string): string => {
  const first = checkDigit(base)
  return `${first}${checkDigit(`${base}${first}`)}`
}

/** For people who may see it: "123.456.789-09". */
export const formatCpf = (cpf: Cpf): string =>
  `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`

/** For lists and logs: "***.456.789-**". */
export const maskCpf = (cpf: Cpf): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`

/**
 * What is in the place of a CPF in what people read: "***456789**". As long as a CPF, so that whatever writes
 * a CPF writes this one as {@link maskCpf} would.
 */
export const concealCpf = (cpf: string): string => `***${cpf.slice(3, 9)}**`

/**
 * Whether a text is a CPF concealed, bare or written: a screen sends it where it means the CPF it was shown.
 */
export const isConcealedCpf = (text: string): boolean => /^\*{3}\.?\d{3}\.?\d{3}-?\*{2}$/.test(text)

const checkDigit = (digits: string): number => {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  return ((sum * 10) % 11) % 10
}
