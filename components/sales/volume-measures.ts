import { shortStart } from '#components/charts/figure-text.ts'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import type { Measure } from './sales-filter.ts'

export const MEASURE_NAMES = texts({
  net: ['Valor líquido', 'Net amount'],
  issue: ['Valor de emissão', 'Issue amount'],
  contracts: ['Contratos', 'Contracts'],
}) satisfies Record<Measure, unknown>

const TEXTS = texts({
  weekOf: (day: string) => [`Semana de ${day}`, `Week of ${day}`],
  partial: (name: string) => [`${name} (incompleto)`, `${name} (not whole)`],
})

/** Rounds sums of reais, which are doubles, to whole cents. */
export const exactReais = (reais: number): number => Math.round(reais * 100) / 100

export const useColumnNames = ({ by, partial }: Pick<SalesOverviewData, 'by' | 'partial'>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (start: string): string => {
    const day = by === 'month' ? shortStart(start, by, language) : formatDay(start)
    const name = by === 'week' ? t.weekOf(day) : day
    return partial.includes(start) ? t.partial(name) : name
  }
}
