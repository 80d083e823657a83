import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import type { Day } from '#lib/domain/calendar.ts'
import { priceDifferences } from '#lib/domain/prices/price-differences.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import { standardCase, standardLoan } from '#lib/domain/prices/standard-case.ts'
import { DifferenceFold } from './difference-fold.tsx'
import { ExampleTable } from './example-table.tsx'
import { VersionPicker } from './version-picker.tsx'

const TEXTS = texts({
  title: ['Comparar versões', 'Compare versions'],
  text: [
    'Campo a campo; o efeito de cada mudança é o dela sozinha, no caso padrão.',
    'Field by field; the effect of each change is its own alone, in the standard case.',
  ],
  nothing: ['Os termos das duas são iguais.', 'The terms of both are the same.'],
  version: (version: number) => [`Versão ${version}`, `Version ${version}`],
  caption: (from: number, to: number) => [
    `Versão ${from} e versão ${to}, campo a campo`,
    `Version ${from} and version ${to}, field by field`,
  ],
  example: (from: number, to: number) => [
    `O caso padrão nas versões ${from} e ${to}`,
    `The standard case on versions ${from} and ${to}`,
  ],
})

type CompareCardProps = {
  versions: readonly PriceVersion[]
  from: PriceVersion
  to: PriceVersion
  today: Day
}

export const CompareCard = ({ versions, from, to, today }: CompareCardProps) => {
  const t = useTexts(TEXTS)
  const loan = standardLoan(from.product, to, today)
  // `isDefault` is omitted: being the default is a current state, not a term of a version.
  const differences = priceDifferences(from.product, { before: from, after: to, today }).filter(
    ({ field }) => field !== 'isDefault',
  )
  return (
    <Card
      title={t.title}
      description={t.text}
      padding="flush"
      id="compare"
      actions={
        <VersionPicker
          numbers={versions.map(({ version }) => version)}
          from={from.version}
          to={to.version}
          tableId={versions[0]?.id ?? to.id}
        />
      }
    >
      {differences.every(({ changed }) => !changed) ? (
        <p className="px-4 pb-4 text-ink-muted text-sm sm:px-5">{t.nothing}</p>
      ) : null}
      <DifferenceFold
        caption={t.caption(from.version, to.version)}
        differences={differences}
        before={{ name: t.version(from.version), terms: from }}
        after={{ name: t.version(to.version), terms: to }}
      />
      <div className="border-t pt-4">
        <ExampleTable
          product={from.product}
          caption={t.example(from.version, to.version)}
          columns={[from, to].map((one) => ({
            name: t.version(one.version),
            figures: standardCase(loan, one.parameters),
          }))}
        />
      </div>
    </Card>
  )
}
