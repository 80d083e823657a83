import { cn } from '#components/ui/class-names.ts'
import type { ChartBox } from './axis-scale.ts'
import { MarkSample } from './mark-sample.tsx'
import type { MarkMove, MarkSeries, MarksScale } from './marks-scale.ts'

type MarksTooltipProps = {
  series: readonly MarkSeries[]
  position: MarkMove
  box: ChartBox
  scale: MarksScale
  xText: (x: number) => string
  valueText: (value: number) => string
}

const WIDTH = 240

export const MarksTooltip = ({ series, position, box, scale, ...texts }: MarksTooltipProps) => {
  const at = scale.middle(position.x)
  const left = at + WIDTH + 16 > box.width ? Math.max(0, at - WIDTH - 12) : at + 12
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-1 z-10 rounded-control border bg-raised px-3 py-2 text-xs shadow-pop"
      style={{ left, width: WIDTH }}
    >
      <p className="mb-1 font-semibold">{texts.xText(position.x)}</p>
      {series.map((one, index) => {
        const mark = one.marks.find(({ x }) => x === position.x)
        return mark ? (
          <p
            key={one.id}
            className={cn(
              'flex items-center gap-2 leading-5',
              one.id === position.seriesId ? 'font-semibold' : 'text-ink-muted',
            )}
          >
            <MarkSample index={index} />
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <span className="tabular-nums">{texts.valueText(mark.value)}</span>
          </p>
        ) : null
      })}
    </div>
  )
}
