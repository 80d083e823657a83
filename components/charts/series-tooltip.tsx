import { CurveSample } from './curve-sample.tsx'
import type { SeriesCategory, SeriesComparison, SeriesLine } from './series-scale.ts'
import { SeriesSample } from './series-style.tsx'

type SeriesTooltipProps = {
  id: string
  variant: 'columns' | 'lines'
  category: SeriesCategory
  index: number
  lines: readonly SeriesLine[]
  at: number
  width: number
  valueText: (value: number) => string
  total?: string
  comparison?: SeriesComparison | undefined
  opens?: string | undefined
}

const WIDTH = 216

export const SeriesTooltip = ({ category, lines, at, width, valueText, ...props }: SeriesTooltipProps) => {
  const { total, comparison, opens, index } = props
  const left = at + WIDTH + 16 > width ? Math.max(0, at - WIDTH - 12) : at + 12
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-1 z-10 rounded-control border bg-raised px-3 py-2 text-xs shadow-pop"
      style={{ left, width: Math.min(WIDTH, width) }}
    >
      <p className="mb-1 font-semibold">{category.full}</p>
      {lines.map((line, kind) => {
        const value = line.values[index]
        return (
          <p key={line.id} className="flex items-center gap-2 leading-5">
            {props.variant === 'columns' ? (
              <SeriesSample id={props.id} index={kind} />
            ) : (
              <CurveSample index={kind} />
            )}
            <span className="min-w-0 flex-1 truncate text-ink-muted">{line.name}</span>
            <span className="tabular-nums">{typeof value === 'number' ? valueText(value) : '—'}</span>
          </p>
        )
      })}
      {total ? <p className="mt-1 border-t pt-1 text-right font-semibold tabular-nums">{total}</p> : null}
      {comparison ? (
        <p className="text-right text-ink-muted tabular-nums">
          {comparison.name}: {valueText(comparison.values[index] ?? 0)}
        </p>
      ) : null}
      {opens ? <p className="mt-1 text-accent">{opens}</p> : null}
    </div>
  )
}
