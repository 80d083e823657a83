import type { CsvCell } from './csv.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/**
 * Formats an instant in São Paulo time, "21/11/2026 14:03:20". The locale's comma is removed, because
 * spreadsheets do not parse a date with a comma.
 */
export const csvInstant = (instant: Date): CsvCell => ({ moment: CLOCK.format(instant).replace(',', '') })
