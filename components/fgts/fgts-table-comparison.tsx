'use client'
import { StackedBarKey } from '#components/charts/stacked-bar.tsx'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import type { RankedFgtsTable } from './fgts-ranked-tables.ts'
import { FgtsTableFigures } from './fgts-table-figures.tsx'
import { FgtsTableOption } from './fgts-table-option.tsx'
import { fgtsTableParts, PART_TEXTS } from './fgts-table-parts.ts'

const TEXTS = texts({
  title: ['Tabelas', 'Price tables'],
  description: [
    'O que o cliente recebe com cada uma, para as mesmas parcelas. A melhor para o cliente vem primeiro.',
    'What the customer receives with each, for the same instalments. The best for the customer comes first.',
  ],
  targetDescription: [
    'Quanto custa ao cliente receber este valor com cada uma. A melhor para o cliente vem primeiro.',
    'What receiving this amount costs the customer with each. The best for the customer comes first.',
  ],
  whole: (amount: string) => [
    `Barra inteira: ${amount} bloqueados no FGTS`,
    `Full bar: ${amount} blocked in FGTS`,
  ],
  legend: ['Tabela de taxas', 'Price table'],
})

type FgtsTableComparisonProps = {
  ranked: readonly RankedFgtsTable[]
  chosenId: string
  /** True if the customer requested a net amount; price tables then differ in the blocked amount. */
  byTarget: boolean
  stale: boolean
  waiting: string
  onChoose: (id: string) => void
}

export const FgtsTableComparison = ({ ranked, chosenId, byTarget, ...props }: FgtsTableComparisonProps) => {
  const t = useTexts(TEXTS)
  const parts = useTexts(PART_TEXTS)
  const { stale, waiting, onChoose } = props
  const allFigures = ranked.flatMap(({ compared }) => compared?.figures ?? [])
  const whole = Math.max(0, ...allFigures.map(({ totalBalance }) => centsOfReais(totalBalance)))
  return (
    <Card title={t.title} description={byTarget ? t.targetDescription : t.description} className="min-w-0">
      <fieldset aria-busy={stale} className={cn('grid gap-2 transition-opacity', stale && 'opacity-60')}>
        <legend className="sr-only">{t.legend}</legend>
        {ranked.map((one, index) => (
          <FgtsTableOption
            key={one.table.id}
            ranked={one}
            {...{ whole, byTarget, waiting }}
            best={index === 0 && allFigures.length > 1}
            selected={one.table.id === chosenId}
            onChoose={() => onChoose(one.table.id)}
          />
        ))}
      </fieldset>
      {whole > 0 ? (
        <div className="mt-3 flex flex-wrap justify-between gap-x-4 gap-y-1 text-ink-muted text-xs">
          <StackedBarKey bars={allFigures.map((figures) => fgtsTableParts(figures, parts))} />
          <span className="tabular-nums">{t.whole(formatBrl(cents(whole)))}</span>
        </div>
      ) : null}
      {allFigures.length > 1 ? (
        <FgtsTableFigures
          tables={ranked.map(({ table }) => table)}
          figuresOf={(id) => ranked.find(({ table }) => table.id === id)?.compared?.figures}
          chosenId={chosenId}
        />
      ) : null}
    </Card>
  )
}
