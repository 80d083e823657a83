import type { CsvCell } from './csv.ts'

export const csvDay = (day: string): CsvCell => ({ moment: day.split('-').reverse().join('/') })
