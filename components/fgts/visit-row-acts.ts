import { Calculator, RotateCw } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Answer } from '#lib/client/answer.ts'
import type { Language } from '#lib/domain/language.ts'
import type { FgtsConsultActions } from './fgts-consult-actions.ts'
import { providersToRetry } from './retry-balances.ts'
import { retryVisit } from './retry-visit.ts'
import type { Visit } from './visit.ts'

const TEXTS = texts({
  simulateAt: (name: string) => [`Simular na ${name}`, `Simulate at ${name}`],
  again: ['Consultar de novo', 'Query again'],
  begun: [
    'Consultado de novo; o resultado chega na lista.',
    'Queried again; the result arrives in the list.',
  ],
})

export type RetryOptions = {
  language: Language
  start: FgtsConsultActions['startBalances']
  refetch: () => Promise<void>
}

export const retryActs = (visit: Visit, { language, start, refetch }: RetryOptions): readonly RowAct[] => {
  if (providersToRetry(visit).length === 0) return []
  const t = localizedTexts(TEXTS, language)
  const run = async (): Promise<Answer<string>> => {
    const answer = await retryVisit(visit, start)
    await refetch()
    return answer.ok ? { ok: true, data: t.begun } : answer
  }
  return [{ id: 'again', label: t.again, icon: RotateCw, act: { run } }]
}

export const simulateActs = (
  { results }: Visit,
  institutionName: (code: string) => string,
  language: Language,
): readonly RowAct[] =>
  results
    .filter(({ amount, eligibility }) => amount !== null && eligibility?.eligible)
    .map(({ id, provider }) => ({
      id: `simulate-${id}`,
      label: localizedTexts(TEXTS, language).simulateAt(institutionName(provider)),
      icon: Calculator,
      act: { href: `/fgts/simulation/${id}` },
    }))
