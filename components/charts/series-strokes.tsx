import { curveStyle } from './curve-style.ts'
import type { SeriesLine, SeriesScale } from './series-scale.ts'

type SeriesStrokesProps = { lines: readonly SeriesLine[]; scale: SeriesScale; marked: number | null }

export const SeriesStrokes = ({ lines, scale, marked }: SeriesStrokesProps) =>
  lines.map((line, kind) => {
    const { tone, dash } = curveStyle(kind)
    const at = marked === null ? null : line.values[marked]
    return (
      <g key={line.id} className={tone}>
        {segmentsOf(line).map((segment) => (
          <g key={segment[0]?.index}>
            <polyline
              points={segment
                .map(({ index, value }) => `${scale.middle(index)},${scale.top(value)}`)
                .join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeDasharray={dash}
              strokeLinejoin="round"
            />
            {segment.length === 1
              ? segment.map(({ index, value }) => (
                  <circle
                    key={index}
                    cx={scale.middle(index)}
                    cy={scale.top(value)}
                    r="2.5"
                    fill="currentColor"
                  />
                ))
              : null}
          </g>
        ))}
        {marked !== null && typeof at === 'number' ? (
          <circle cx={scale.middle(marked)} cy={scale.top(at)} r="4.5" fill="currentColor" />
        ) : null}
      </g>
    )
  })

type Point = { index: number; value: number }

const segmentsOf = ({ values }: SeriesLine): Point[][] => {
  const segments: Point[][] = []
  let open: Point[] | null = null
  for (const [index, value] of values.entries()) {
    if (value === null) open = null
    else if (open) open.push({ index, value })
    else {
      open = [{ index, value }]
      segments.push(open)
    }
  }
  return segments
}
