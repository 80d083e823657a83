import type { CsvCell } from './csv.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Formats an instant in São Paulo, "21/11/2026 14:03:20"; with a comma it would not be read as a date. */
export const csvInstant = (instant: Date): CsvCell => ({ moment: CLOCK.format(instant).replace(',', '') })
