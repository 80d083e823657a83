import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { writtenDay } from './contract-tables.ts'

const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

/** For example "21/11/2026 11:05:09 (Brasília)". */
export const writtenInstant = (instant: Date): string =>
  `${writtenDay(dayInSaoPaulo(instant))} ${TIME.format(instant)} (Brasília)`
