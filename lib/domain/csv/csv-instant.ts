import type { CsvCell } from './csv.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats an instant in São Paulo time without the locale's comma, which spreadsheets do not parse. */
export const csvInstant = (instant: Date): CsvCell => ({ moment: CLOCK.format(instant).replace(',', '') })
