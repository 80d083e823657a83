import { type Cpf, cpfCheckDigits } from '#lib/domain/documents/cpf'

/**
 * A valid CPF for tests: digits 1–6 from the seed (0–999 999), digits 7–9 as given (they choose the sandbox's
 * outcome; "100" is a happy path).
 */
export const makeCpf = ({ seed, digits79 = '100' }: { seed: number; digits79?: string }): Cpf => {
  const base = `${String(seed % 1_000_000).padStart(6, '0')}${digits79}`
  return `${base}${cpfCheckDigits(base)}` as Cpf
}
