'use client'
import { ChevronDown } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card'
import { useLanguage } from '#components/use-language'
import type { PriceChangeDetail } from '#lib/client/prices'
import type { Day } from '#lib/domain/calendar'
import { priceDifferences } from '#lib/domain/prices/price-differences'
import type { PriceTableTerms } from '#lib/domain/prices/price-version'
import { standardCase, standardWish } from '#lib/domain/prices/standard-case'
import { DifferenceTable } from './difference-table.tsx'
import { ExampleTable, exampleText } from './example-table.tsx'

const TEXTS = texts({
  differences: ['O que muda', 'What changes'],
  nothing: ['Nada muda nos termos.', 'Nothing changes in the terms.'],
  caption: [
    'A versão atual e a proposta, campo a campo',
    'The present version and the proposed one, field by field',
  ],
  same: (count: number) => [`Ver os ${count} campos iguais`, `See the ${count} fields that are the same`],
  sameCaption: ['Os campos que não mudam', 'The fields that do not change'],
  example: ['Caso padrão', 'Standard case'],
  exampleCaption: ['O caso padrão antes e depois', 'The standard case before and after'],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
  proposed: ['Proposta', 'Proposed'],
})

type Shown = { change: PriceChangeDetail; terms: PriceTableTerms; today: Day }

/** The standard case on the version a change starts from and on what it wants. */
export const ChangeExampleCard = ({ change, terms, today }: Shown) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const wish = standardWish(change.product, change.base ?? terms, today)
  const base = change.base
    ? [{ name: t.version(change.base.version), figures: standardCase(wish, change.base.parameters) }]
    : []
  return (
    <Card title={t.example} description={exampleText(change.product, wish, language)} padding="flush">
      <ExampleTable
        caption={t.exampleCaption}
        columns={[...base, { name: t.proposed, figures: standardCase(wish, terms.parameters) }]}
      />
    </Card>
  )
}

/** Field by field what a change wants; a new table is beside nothing. */
export const ChangeDifferencesCard = ({ change, terms, today }: Shown) => {
  const t = useTexts(TEXTS)
  const { base } = change
  if (!base) return null
  // Once it is decided, whether the base is the default is its state now, not what it was.
  const differences = priceDifferences(change.product, { before: base, after: terms, today }).filter(
    ({ field }) => field !== 'isDefault' || change.decidedAt === null,
  )
  const changed = differences.filter((difference) => difference.changed)
  const same = differences.filter((difference) => !difference.changed)
  const sides = {
    before: { name: t.version(base.version), terms: base },
    after: { name: t.proposed, terms },
  }
  return (
    <Card title={t.differences} padding={changed.length === 0 ? 'normal' : 'flush'}>
      {changed.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.nothing}</p>
      ) : (
        <>
          <DifferenceTable caption={t.caption} differences={changed} {...sides} />
          <details className="group border-t">
            <summary className="flex min-h-10 list-none items-center gap-2 px-4 text-accent text-sm pointer-coarse:min-h-11 sm:px-5 [&::-webkit-details-marker]:hidden">
              {t.same(same.length)}
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <DifferenceTable caption={t.sameCaption} differences={same} {...sides} />
          </details>
        </>
      )}
    </Card>
  )
}
