import { cpfCheckDigits } from '#lib/domain/documents/cpf.ts'

/** Maps numbers below 700 million to valid CPFs whose digits 7–9 give a successful outcome in the sandbox. */
export const cpfOfNumber = (number: number): string => {
  const base = `${String(number % 1_000_000).padStart(6, '0')}${100 + (Math.floor(number / 1_000_000) % 700)}`
  return `${base}${cpfCheckDigits(base)}`
}
