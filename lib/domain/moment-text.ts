import type { Text } from './language.ts'

const ZONE = { timeZone: 'America/Sao_Paulo' } as const
const DATE = new Intl.DateTimeFormat('pt-BR', { ...ZONE, dateStyle: 'short' })
const TIME = new Intl.DateTimeFormat('pt-BR', { ...ZONE, timeStyle: 'short' })

/** Formats an instant in São Paulo time, for use within a sentence. */
export const momentText = (instant: Date): Text => {
  const [date, time] = [DATE.format(instant), TIME.format(instant)]
  return { pt: `${date} às ${time}`, en: `${date} at ${time}` }
}
