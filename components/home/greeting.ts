import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  morning: (name: string) => [`Bom dia, ${name}`, `Good morning, ${name}`],
  afternoon: (name: string) => [`Boa tarde, ${name}`, `Good afternoon, ${name}`],
  evening: (name: string) => [`Boa noite, ${name}`, `Good evening, ${name}`],
})

const HOUR = new Intl.DateTimeFormat('en', {
  timeZone: 'America/Sao_Paulo',
  hour: 'numeric',
  hourCycle: 'h23',
})

export const greeting = (fullName: string, now: Date, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  const name = fullName.trim().split(/\s+/)[0] ?? fullName
  const hour = Number(HOUR.format(now))
  if (hour >= 5 && hour < 12) return t.morning(name)
  return hour >= 12 && hour < 18 ? t.afternoon(name) : t.evening(name)
}
