import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { formatDay } from './contract-tables.ts'

const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

/** Formats an instant in Brasília time, such as "21/11/2026 11:05:09 (Brasília)". */
export const formatInstant = (instant: Date): string =>
  `${formatDay(dayInSaoPaulo(instant))} ${TIME.format(instant)} (Brasília)`
