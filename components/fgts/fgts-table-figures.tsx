'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import type { ComparedFgtsTable, FgtsPriceTable } from '#lib/client/fgts.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { fgtsTableParts, PART_TEXTS, PARTS } from './fgts-table-parts.ts'

const TEXTS = texts({
  table: ['Ver em tabela', 'View as table'],
  caption: [
    'Tabelas de taxas sobre as mesmas parcelas: líquido, juros, IOF, tarifa, seguro e CET',
    'Price tables on the same instalments: net, interest, IOF, fee, insurance and CET',
  ],
  name: ['Tabela', 'Table'],
  monthlyCet: ['CET a.m.', 'CET a month'],
})

type FgtsTableFiguresProps = {
  tables: readonly FgtsPriceTable[]
  figuresOf: (id: string) => ComparedFgtsTable['figures'] | undefined
  chosenId: string
}

const CELL = 'py-1.5 pl-2 text-right align-bottom first:pl-0 first:text-left sm:pl-4'

export const FgtsTableFigures = ({ tables, figuresOf, chosenId }: FgtsTableFiguresProps) => {
  const t = useTexts(TEXTS)
  const parts = useTexts(PART_TEXTS)
  const columns = tables.map(({ id, visible_name: name }) => {
    const figures = figuresOf(id)
    const charges = figures ? fgtsTableParts(figures, parts) : []
    return { id, name, figures, charges, className: cn(CELL, id === chosenId && 'font-semibold text-ink') }
  })
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-9 items-center text-accent text-sm pointer-coarse:min-h-11">
        {t.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it sideways */}
      <section tabIndex={0} aria-label={t.caption} className="overflow-x-auto rounded-control">
        <table className="w-full text-xs tabular-nums">
          <caption className="sr-only">{t.caption}</caption>
          <thead className="border-b text-ink-muted">
            <tr>
              <th scope="col" className={cn(CELL, 'font-medium')}>
                {t.name}
              </th>
              {columns.map(({ id, name, className }) => (
                <th key={id} scope="col" className={cn('text-pretty font-medium', className)}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row" className={cn(CELL, 'font-normal text-ink-muted')}>
                  {parts[part]}
                </th>
                {columns.map(({ id, charges, className }) => {
                  const charge = charges.find((one) => one.id === part)
                  return (
                    <td key={id} className={cn('whitespace-nowrap', className)}>
                      {charge ? formatBrl(cents(charge.value)) : '—'}
                    </td>
                  )
                })}
              </tr>
            ))}
            <tr>
              <th scope="row" className={cn(CELL, 'font-normal text-ink-muted')}>
                {t.monthlyCet}
              </th>
              {columns.map(({ id, figures, className }) => (
                <td key={id} className={className}>
                  {figures ? formatPercent(figures.cet.toFixed(8)) : '—'}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </details>
  )
}
