import type { Language } from '#lib/domain/language.ts'

const MONTHS: Record<Language, readonly string[]> = {
  'pt-BR': ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
}

/** Formats YYYY-MM-DD as "01/03/2027". */
export const formatDay = (day: string): string => day.split('-').reverse().join('/')

export const formatMonth = (day: string, language: Language): string =>
  `${MONTHS[language][Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`
