import type { CsvCell } from './csv.ts'

/** Formats a day (`YYYY-MM-DD`) as spreadsheets in Brazil read one: "21/11/2026". */
export const csvDay = (day: string): CsvCell => ({ moment: day.split('-').reverse().join('/') })
