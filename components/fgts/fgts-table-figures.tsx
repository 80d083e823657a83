'use client'
import { cn } from '#components/ui/class-names.ts'
import type { ComparedFgtsTable, FgtsFeeTable } from '#lib/client/fgts'
import { formatPercent } from '#lib/domain/finance/percent'
import { cents, formatBrl } from '#lib/domain/money'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { fgtsTableParts, PART_TEXTS } from './fgts-table-parts.ts'

const TEXTS = texts({
  table: ['Ver em tabela', 'View as table'],
  caption: [
    'Tabelas de taxas sobre as mesmas parcelas: líquido, juros, IOF, tarifa, seguro e CET',
    'Fee tables on the same instalments: net, interest, IOF, fee, insurance and CET',
  ],
  name: ['Tabela', 'Table'],
  monthlyCet: ['CET a.m.', 'CET a month'],
})

type FgtsTableFiguresProps = {
  tables: readonly FgtsFeeTable[]
  figuresOf: (id: string) => ComparedFgtsTable['figures'] | undefined
  chosenId: string
}

const CELL = 'px-2 py-1.5 text-right first:pl-0 first:text-left last:pr-0 not-first:whitespace-nowrap'

/** Every charge of every table side by side, folded away until somebody asks. */
export const FgtsTableFigures = ({ tables, figuresOf, chosenId }: FgtsTableFiguresProps) => {
  const t = useTexts(TEXTS)
  const parts = useTexts(PART_TEXTS)
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-9 items-center text-accent text-sm pointer-coarse:min-h-11">
        {t.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, and the keyboard must too */}
      <section tabIndex={0} aria-label={t.caption} className="overflow-x-auto rounded-control">
        <table className="w-full text-xs tabular-nums">
          <caption className="sr-only">{t.caption}</caption>
          <thead className="border-b">
            <tr>
              {[t.name, ...Object.values(parts), t.monthlyCet].map((heading) => (
                <th key={heading} scope="col" className={`${CELL} font-medium text-ink-muted`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {tables.map(({ id, label }) => {
              const figures = figuresOf(id)
              const charges = figures ? fgtsTableParts(figures, parts) : null
              return (
                <tr key={id} className={id === chosenId ? 'font-semibold' : undefined}>
                  <th
                    scope="row"
                    className={cn(
                      CELL,
                      'min-w-28 text-pretty',
                      id === chosenId ? 'font-semibold' : 'font-normal',
                    )}
                  >
                    {label}
                  </th>
                  {Object.keys(parts).map((part) => {
                    const charge = charges?.find((one) => one.id === part)
                    return (
                      <td key={part} className={CELL}>
                        {charge ? formatBrl(cents(charge.value)) : '—'}
                      </td>
                    )
                  })}
                  <td className={CELL}>{figures ? formatPercent(figures.cet.toFixed(8)) : '—'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}
