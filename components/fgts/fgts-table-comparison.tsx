'use client'
import { Card } from '#components/ui/card'
import { cn } from '#components/ui/class-names.ts'
import type { ComparedFgtsTable, FgtsFeeTable } from '#lib/client/fgts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { costOf } from './cost-of.ts'
import { FgtsTableBars } from './fgts-table-bars.tsx'
import { FgtsTableOption } from './fgts-table-option.tsx'

const TEXTS = texts({
  title: ['Tabelas', 'Fee tables'],
  description: [
    'O que o cliente recebe com cada uma, para as mesmas parcelas.',
    'What the customer receives with each, for the same instalments.',
  ],
  legend: ['Tabela de taxas', 'Fee table'],
})

type FgtsTableComparisonProps = {
  tables: readonly FgtsFeeTable[]
  compared: readonly ComparedFgtsTable[]
  chosenId: string
  /** New figures are on their way: the ones shown are of the former choice. */
  stale: boolean
  /** Said while there is nothing to compare. */
  waiting: string
  onChoose: (id: string) => void
}

/**
 * The institution's active tables on this very choice, in the order offered; the one that costs the customer
 * least is marked.
 */
export const FgtsTableComparison = ({ tables, compared, chosenId, ...props }: FgtsTableComparisonProps) => {
  const t = useTexts(TEXTS)
  const { stale, waiting, onChoose } = props
  const ofTable = (id: string) => compared.find(({ simulationFeesId }) => simulationFeesId === id)
  const costs = compared.flatMap(({ figures }) => (figures ? costOf(figures) : []))
  const lowest = Math.min(...costs)
  const best = tables.find(({ id }) => {
    const figures = ofTable(id)?.figures
    return figures && costOf(figures) === lowest
  })
  return (
    <Card title={t.title} description={t.description} className="min-w-0">
      <fieldset aria-busy={stale} className={cn('grid gap-2 transition-opacity', stale && 'opacity-60')}>
        <legend className="sr-only">{t.legend}</legend>
        {tables.map((table) => (
          <FgtsTableOption
            key={table.id}
            table={table}
            compared={ofTable(table.id)}
            highestCost={Math.max(0, ...costs)}
            waiting={waiting}
            best={costs.length > 1 && table === best}
            chosen={table.id === chosenId}
            onChoose={() => onChoose(table.id)}
          />
        ))}
      </fieldset>
      {tables.length > 1 ? <FgtsTableBars {...{ tables, compared, chosenId, onChoose }} /> : null}
    </Card>
  )
}
