import type { CsvCell } from './csv.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** "21/11/2026 14:03:20" of São Paulo: without the comma a spreadsheet takes it for a date. */
export const csvInstant = (instant: Date): CsvCell => ({ moment: CLOCK.format(instant).replace(',', '') })
