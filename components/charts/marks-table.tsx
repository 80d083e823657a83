import { ChevronDown } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { cn } from '#components/ui/class-names.ts'
import type { MarkPosition, MarkSeries } from './marks-scale.ts'

const TEXTS = texts({
  all: ['Ver todos os valores', 'See all values'],
})

type MarksTableProps = {
  caption: string
  xHeader: string
  series: readonly MarkSeries[]
  selected: MarkPosition
  valueText: (value: number) => string
}

const CELL = 'px-2 py-1.5 text-right first:pl-0 last:pr-0'

export const MarksTable = ({ caption, xHeader, series, selected, valueText }: MarksTableProps) => {
  const t = useTexts(TEXTS)
  const xs = [...new Set(series.flatMap(({ marks }) => marks.map(({ x }) => x)))].sort((a, b) => a - b)
  const valueAt = ({ marks }: MarkSeries, x: number) => marks.find((mark) => mark.x === x)?.value
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-9 items-center gap-1.5 rounded-control text-accent text-sm pointer-coarse:min-h-11">
        {t.all}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it sideways */}
      <section tabIndex={0} aria-label={caption} className="mt-1 overflow-x-auto rounded-control">
        <table className="w-full text-sm tabular-nums max-sm:text-xs">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b">
            <tr>
              <th scope="col" className={cn(CELL, 'font-medium text-ink-muted text-xs')}>
                {xHeader}
              </th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col" className={cn(CELL, 'font-medium text-ink-muted text-xs')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {xs.map((x) => (
              <tr key={x}>
                <th scope="row" className={cn(CELL, 'font-normal text-ink-muted')}>
                  {x}
                </th>
                {series.map((one) => {
                  const value = valueAt(one, x)
                  const isSelected = one.id === selected.seriesId && x === selected.x
                  return (
                    <td
                      key={one.id}
                      className={cn(CELL, 'whitespace-nowrap', isSelected && 'font-semibold text-accent')}
                    >
                      {value === undefined ? '—' : valueText(value)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
