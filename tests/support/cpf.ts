import { randomInt } from 'node:crypto'
import { type Cpf, cpfCheckDigits } from '#lib/domain/documents/cpf'

/**
 * A valid CPF for tests: digits 1–6 from the seed (0–999 999), digits 7–9 as given (they choose the sandbox's
 * outcome; "100" is a happy path).
 */
export const makeCpf = ({ seed, digits79 = '100' }: { seed: number; digits79?: string }): Cpf => {
  const base = `${String(seed % 1_000_000).padStart(6, '0')}${digits79}`
  return `${base}${cpfCheckDigits(base)}` as Cpf
}

const CPFS_OF_A_WORKER = 2_000
let last = process.env.E2E_ORIGIN
  ? randomInt(1_000_000)
  : Number(process.env.TEST_WORKER_INDEX ?? 0) * CPFS_OF_A_WORKER

/**
 * A CPF that no other customer of this run has: each worker process has numbers of its own, spread by a
 * factor that has no divisor in common with their range. A service that runs already may know those of
 * earlier runs.
 */
export const nextCpf = (digits79?: string): Cpf => {
  last += 1
  return makeCpf({ seed: last * 7_919, digits79 })
}
