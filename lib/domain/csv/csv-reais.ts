import { type Cents, centsToNumber } from '#lib/domain/money.ts'
import type { CsvCell } from './csv.ts'

export const csvReais = (amount: Cents | null): CsvCell =>
  amount === null ? null : { value: centsToNumber(amount), decimals: 2 }
