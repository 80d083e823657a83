import { cn } from '#components/ui/class-names.ts'
import { type ChartBox, fittingLabels } from './axis-scale.ts'
import { markStyle } from './mark-style.ts'
import type { MarkMove, MarkPosition, MarkSeries, MarksScale } from './marks-scale.ts'

type MarksDrawingProps = {
  series: readonly MarkSeries[]
  box: ChartBox
  scale: MarksScale
  selected: MarkPosition
  pointed: MarkMove | null
  axisText: (value: number) => string
  axisName: string
  counted: string
}

const LABEL_GAP = 24
const FLOOR_GAP = 16

export const MarksDrawing = ({ series, box, scale, selected, pointed, ...texts }: MarksDrawingProps) => {
  const { width, height } = box
  const floor = height - box.bottom + FLOOR_GAP
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width="100%" className="block select-none">
      <text x="0" y="12" className="fill-ink-muted text-[11px]">
        {texts.axisName}
      </text>
      {[...new Set([selected.x, pointed?.x ?? selected.x])].map((x) => (
        <rect
          key={x}
          x={scale.middle(x) - scale.columnWidth / 2}
          y={box.top - 14}
          width={scale.columnWidth}
          height={floor - box.top + 14}
          rx="6"
          className={x === selected.x ? 'fill-accent-soft' : 'fill-line/40'}
        />
      ))}
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={box.left}
            x2={width - box.right}
            y1={scale.top(tick)}
            y2={scale.top(tick)}
            className="stroke-line"
          />
          <text
            x={box.left - 8}
            y={scale.top(tick) + 4}
            textAnchor="end"
            className="fill-ink-muted text-[11px] tabular-nums"
          >
            {texts.axisText(tick)}
          </text>
        </g>
      ))}
      <ColumnLabels {...{ series, box, scale, selected, floor }} />
      <text x={width - box.right} y={height - 4} textAnchor="end" className="fill-ink-muted text-[11px]">
        {texts.counted}
      </text>
      {series.map((one, index) => (
        <SeriesMarks key={one.id} {...{ one, index, scale, selected, pointed }} />
      ))}
    </svg>
  )
}

type ColumnLabelsProps = Pick<MarksDrawingProps, 'series' | 'box' | 'scale' | 'selected'> & { floor: number }

const ColumnLabels = ({ series, box, scale, selected, floor }: ColumnLabelsProps) => {
  const offered = series.find(({ id }) => id === selected.seriesId)?.marks.map(({ x }) => x) ?? []
  return (
    <>
      <line x1={box.left} x2={box.width - box.right} y1={floor} y2={floor} className="stroke-line" />
      {fittingLabels(scale.xs, scale.middle, LABEL_GAP).map((x) => (
        <text
          key={x}
          x={scale.middle(x)}
          y={floor + 18}
          textAnchor="middle"
          className={cn(
            'text-[11px] tabular-nums',
            x === selected.x ? 'fill-ink font-semibold' : 'fill-ink-muted',
            !offered.includes(x) && 'opacity-60',
          )}
        >
          {x}
        </text>
      ))}
    </>
  )
}

type SeriesMarksProps = Pick<MarksDrawingProps, 'scale' | 'selected' | 'pointed'> & {
  one: MarkSeries
  index: number
}

const SeriesMarks = ({ one, index, scale, selected, pointed }: SeriesMarksProps) => {
  const { tone, shape } = markStyle(index)
  return (
    <g className={tone}>
      {one.marks.map(({ x, value }) => {
        const [left, top, foot] = [scale.left(one.id, x), scale.top(value), scale.top(0)]
        const isSelected = one.id === selected.seriesId && x === selected.x
        const isPointed = pointed?.seriesId === one.id && pointed.x === x
        return (
          <g key={x} data-mark={one.id}>
            <line
              x1={left}
              x2={left}
              y1={foot}
              y2={top}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeOpacity="0.35"
            />
            {isSelected ? (
              <circle cx={left} cy={top} r="10" fill="var(--raised)" stroke="currentColor" strokeWidth="2" />
            ) : null}
            <path
              d={shape}
              transform={`translate(${left} ${top}) scale(${isPointed ? 1.25 : isSelected ? 1.05 : 0.9})`}
              fill="currentColor"
            />
          </g>
        )
      })}
    </g>
  )
}
