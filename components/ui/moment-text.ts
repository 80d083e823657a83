import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const AT: Bilingual = ['às', 'at']

const DATE = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })

export const formatTime = (instant: Date): string => TIME.format(instant)

/** Formats as "21/11/2026 às 09:32" in São Paulo time, for deadlines and signatures. */
export const formatMoment = (instant: Date, language: Language): string =>
  `${DATE.format(instant)} ${localized(AT, language)} ${TIME.format(instant)}`
