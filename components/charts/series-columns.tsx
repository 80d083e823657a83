import { seriesFill, seriesTone } from './series-look.tsx'
import type { SeriesLine, SeriesScale } from './series-scale.ts'

type SeriesColumnsProps = {
  id: string
  lines: readonly SeriesLine[]
  scale: SeriesScale
  places: number
  marked: number | null
}

const WIDEST = 44
const PART = 0.68

/** Columns along time, the kinds of one place on top of each other. */
export const SeriesColumns = ({ id, lines, scale, places, marked }: SeriesColumnsProps) => {
  const width = Math.max(1.5, Math.min(WIDEST, scale.band * PART))
  return Array.from({ length: places }, (_, index) => {
    let below = 0
    return (
      <g key={scale.middle(index)} opacity={marked === null || marked === index ? 1 : 0.45}>
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
            />
          )
        })}
      </g>
    )
  })
}
