'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { PriceChangeDetail } from '#lib/client/prices.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { priceDifferences } from '#lib/domain/prices/price-differences.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import { standardCase, standardLoan } from '#lib/domain/prices/standard-case.ts'
import { DifferenceFold } from './difference-fold.tsx'
import { ExampleTable, exampleText } from './example-table.tsx'

const TEXTS = texts({
  differences: ['O que muda', 'What changes'],
  nothing: ['Nada muda nos termos.', 'Nothing changes in the terms.'],
  caption: [
    'A versão de partida e a proposta, campo a campo',
    'The version it starts from and the proposed one, field by field',
  ],
  example: ['Caso padrão', 'Standard case'],
  exampleCaption: ['O caso padrão antes e depois', 'The standard case before and after'],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
  proposed: ['Proposta', 'Proposed'],
})

type ChangeCardProps = { change: PriceChangeDetail; terms: PriceTableTerms; today: Day }

export const ChangeExampleCard = ({ change, terms, today }: ChangeCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const loan = standardLoan(change.product, change.base ?? terms, today)
  const base = change.base
    ? [{ name: t.version(change.base.version), figures: standardCase(loan, change.base.parameters) }]
    : []
  return (
    <Card title={t.example} description={exampleText(change.product, loan, language)} padding="flush">
      <ExampleTable
        product={change.product}
        caption={t.exampleCaption}
        columns={[...base, { name: t.proposed, figures: standardCase(loan, terms.parameters) }]}
      />
    </Card>
  )
}

export const ChangeDifferencesCard = ({ change, terms, today }: ChangeCardProps) => {
  const t = useTexts(TEXTS)
  const { base } = change
  if (!base) return null
  const differences = priceDifferences(change.product, { before: base, after: terms, today })
  const isSame = differences.every(({ changed }) => !changed)
  return (
    <Card title={t.differences} padding="flush">
      {isSame ? <p className="px-4 pb-4 text-ink-muted text-sm sm:px-5">{t.nothing}</p> : null}
      <DifferenceFold
        caption={t.caption}
        differences={differences}
        before={{ name: t.version(base.version), terms: base }}
        after={{ name: t.proposed, terms }}
      />
    </Card>
  )
}
