import { cn } from '#components/ui/class-names.ts'
import { type ChartBox, fittingLabels } from './axis-scale.ts'
import type { SeriesCategory, SeriesScale } from './series-scale.ts'

type SeriesAxesProps = {
  categories: readonly SeriesCategory[]
  box: ChartBox
  scale: SeriesScale
  marked: number | null
  axisText: (value: number) => string
}

const LETTER = 6.2
const LABEL_AIR = 12

export const SeriesAxes = ({ categories, box, scale, marked, axisText }: SeriesAxesProps) => {
  const widest = Math.max(0, ...categories.map(({ label }) => label.length)) * LETTER + LABEL_AIR
  const named = fittingLabels([...categories.keys()], scale.middle, widest)
  return (
    <>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={box.left}
            x2={box.width - box.right}
            y1={scale.top(tick)}
            y2={scale.top(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text
            x={box.left - 8}
            y={scale.top(tick) + 4}
            textAnchor="end"
            className="fill-ink-muted text-[11px] tabular-nums"
          >
            {axisText(tick)}
          </text>
        </g>
      ))}
      {named.map((index) => (
        <text
          key={categories[index]?.id}
          x={scale.middle(index)}
          y={box.height - box.bottom + 18}
          textAnchor="middle"
          className={cn(
            'text-[11px] tabular-nums',
            index === marked ? 'fill-ink font-semibold' : 'fill-ink-muted',
          )}
        >
          {categories[index]?.label}
        </text>
      ))}
    </>
  )
}
