import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  years: (years: number) => [
    years === 1 ? '1 ano' : `${years} anos`,
    years === 1 ? '1 year' : `${years} years`,
  ],
  months: (months: number) => [
    months === 1 ? '1 mês' : `${months} meses`,
    months === 1 ? '1 month' : `${months} months`,
  ],
  both: (years: string, months: string) => [`${years} e ${months}`, `${years} and ${months}`],
})

export const monthsText = (months: number, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (years === 0) return t.months(rest)
  return rest === 0 ? t.years(years) : t.both(t.years(years), t.months(rest))
}
