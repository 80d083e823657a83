import { formatDay } from '#components/language/day-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import { type CoolingOff, coolingOffPeriod, coolingOffReturn } from '#lib/domain/proposals/cooling-off.ts'

type Terms = CoolingOff & { until: string | null }

const TEXTS = texts({
  terms: (terms: Terms) => [
    `Dá para desistir em até ${coolingOffPeriod(terms)} do recebimento${until(terms, ' (até ')}, ${terms.how} ${coolingOffReturn(terms)}.`,
    `The contract can be given back within ${terms.days} ${terms.dayCount} days of the payout${until(terms, ' (until ')}. In the institution’s words: ${terms.how} ${coolingOffReturn(terms)}.`,
  ],
})

const until = ({ until: day }: Terms, lead: string) => (day === null ? '' : `${lead}${formatDay(day)})`)

export const coolingOffText = (terms: Terms, language: Language): string =>
  localizedTexts(TEXTS, language).terms(terms)
