import type { CsvCell } from './csv.ts'
import { type Cents, centsToNumber } from './money.ts'

/** An amount as a cell of a table for spreadsheets; empty where there is none. */
export const csvReais = (amount: Cents | null): CsvCell =>
  amount === null ? null : { value: centsToNumber(amount), decimals: 2 }
