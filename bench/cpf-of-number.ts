import { cpfCheckDigits } from '#lib/domain/documents/cpf'

/**
 * A valid CPF for each whole number up to 700 million; its digits 7–9 are 100 to 799: always a happy path of
 * the sandbox.
 */
export const cpfOfNumber = (number: number): string => {
  const base = `${String(number % 1_000_000).padStart(6, '0')}${100 + (Math.floor(number / 1_000_000) % 700)}`
  return `${base}${cpfCheckDigits(base)}`
}
