import type { CsvCell } from './csv.ts'
import { type Cents, centsToNumber } from './money.ts'

/** Returns an amount in reais as a CSV cell; null stays empty. */
export const csvReais = (amount: Cents | null): CsvCell =>
  amount === null ? null : { value: centsToNumber(amount), decimals: 2 }
