import { randomInt } from 'node:crypto'
import { type Cpf, cpfCheckDigits } from '#lib/domain/documents/cpf.ts'

/**
 * Valid CPF: digits 1–6 from the seed (below 1,000,000), digits 7–9 choose the sandbox outcome ("100" is
 * happy).
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
 * Unique within this run: each worker process has its own numbers, spread by a factor coprime to their range.
 */
export const nextCpf = (digits79?: string): Cpf => {
  last += 1
  return makeCpf({ seed: last * 7_919, digits79 })
}
