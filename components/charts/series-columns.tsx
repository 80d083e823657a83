import type { SeriesCategory, SeriesComparison, SeriesLine, SeriesScale } from './series-scale.ts'
import { seriesFill, seriesTone } from './series-style.tsx'

type SeriesColumnsProps = {
  id: string
  lines: readonly SeriesLine[]
  scale: SeriesScale
  categories: readonly SeriesCategory[]
  comparison?: SeriesComparison | undefined
  marked: number | null
}

const WIDEST = 44
const PART = 0.68

export const SeriesColumns = ({ id, lines, scale, categories, marked, comparison }: SeriesColumnsProps) => {
  const width = Math.max(1.5, Math.min(WIDEST, scale.band * PART))
  return categories.map((category, index) => {
    let below = 0
    const compared = comparison?.values[index] ?? 0
    return (
      <g key={category.id} opacity={marked === null || marked === index ? 1 : 0.45}>
        {lines.map((line, kind) => {
          const value = line.values[index] ?? 0
          if (value === 0) return null
          const [bottom, top] = [scale.top(below), scale.top(below + value)]
          below += value
          return (
            <rect
              key={line.id}
              className={seriesTone(kind)}
              x={scale.middle(index) - width / 2}
              y={top}
              width={width}
              height={Math.max(1, bottom - top)}
              rx={Math.min(3, width / 3)}
              fill={seriesFill(id, kind)}
              opacity={category.partial ? 0.5 : 1}
            />
          )
        })}
        {compared > 0 ? (
          <line
            x1={scale.middle(index) - scale.band * 0.45}
            x2={scale.middle(index) + scale.band * 0.45}
            y1={scale.top(compared)}
            y2={scale.top(compared)}
            className="stroke-ink"
            strokeWidth="2"
          />
        ) : null}
      </g>
    )
  })
}
