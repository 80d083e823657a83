import { cn } from '#components/ui/class-names.ts'
import {
  type CurveBox,
  type CurveLine,
  type CurvePosition,
  type CurveScale,
  fittingLabels,
  targetsAt,
} from './curve-scale.ts'
import { curveStyle } from './curve-style.ts'

type CurveDrawingProps = {
  lines: readonly CurveLine[]
  box: CurveBox
  scale: CurveScale
  selected: CurvePosition
  pointed: CurvePosition | null
  axisText: (value: number) => string
  axisName: string
  counted: string
}

const LABEL_GAP = 24
/** Gap between the lowest value and the axis, in pixels; a press in the gap selects an x, never a line. */
const FLOOR_GAP = 22

export const CurveDrawing = ({ lines, box, scale, selected, pointed, ...texts }: CurveDrawingProps) => {
  const { width, height } = box
  const marked = pointed ?? selected
  const floor = height - box.bottom + FLOOR_GAP
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} width="100%" className="block select-none">
      <text x="0" y="12" className="fill-ink-muted text-[11px]">
        {texts.axisName}
      </text>
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
      <CurveCounts {...{ box, scale }} marked={marked.x} floor={floor} />
      <text x={width - box.right} y={height - 4} textAnchor="end" className="fill-ink-muted text-[11px]">
        {texts.counted}
      </text>
      <line
        x1={scale.left(marked.x)}
        x2={scale.left(marked.x)}
        y1={box.top}
        y2={floor}
        strokeDasharray="3 3"
        className="stroke-line-strong"
      />
      <CurveTargets {...{ lines, scale, selected }} />
      {[...lines.entries()]
        // SVG paints in order, so the chosen line comes last.
        .sort(([, a], [, b]) => Number(a.id === selected.lineId) - Number(b.id === selected.lineId))
        .map(([index, line]) => (
          <CurveStroke key={line.id} {...{ line, index, scale, selected, pointed }} />
        ))}
    </svg>
  )
}

type CurveCountsProps = Pick<CurveDrawingProps, 'box' | 'scale'> & { marked: number; floor: number }

const CurveCounts = ({ box, scale, marked, floor }: CurveCountsProps) => (
  <>
    <line x1={box.left} x2={box.width - box.right} y1={floor} y2={floor} className="stroke-line" />
    {scale.xs.map((x) => (
      <line
        key={x}
        x1={scale.left(x)}
        x2={scale.left(x)}
        y1={floor}
        y2={floor + 4}
        className="stroke-line-strong"
      />
    ))}
    {fittingLabels(scale.xs, scale.left, LABEL_GAP).map((x) => (
      <text
        key={x}
        x={scale.left(x)}
        y={floor + 18}
        textAnchor="middle"
        className={cn('text-[11px] tabular-nums', x === marked ? 'fill-ink font-semibold' : 'fill-ink-muted')}
      >
        {x}
      </text>
    ))}
  </>
)

const CurveTargets = ({
  lines,
  scale,
  selected,
}: Pick<CurveDrawingProps, 'lines' | 'scale' | 'selected'>) => (
  <g>
    {targetsAt(lines, scale, selected.x)
      .filter(({ lineId }) => lineId !== selected.lineId)
      .map(({ lineId, left, top, reach }) => (
        <circle
          key={lineId}
          cx={left}
          cy={top}
          r={reach}
          className={curveStyle(lines.findIndex(({ id }) => id === lineId)).tone}
          fill="currentColor"
          fillOpacity="0.12"
          stroke="currentColor"
          strokeOpacity="0.5"
        />
      ))}
  </g>
)

type CurveStrokeProps = Pick<CurveDrawingProps, 'scale' | 'selected' | 'pointed'> & {
  line: CurveLine
  index: number
}

const CurveStroke = ({ line, index, scale, selected, pointed }: CurveStrokeProps) => {
  const { tone, dash } = curveStyle(index)
  const isSelected = line.id === selected.lineId
  const spots = line.points.map(({ x, value }) => ({ x, left: scale.left(x), top: scale.top(value) }))
  return (
    <g className={tone}>
      <polyline
        points={spots.map(({ left, top }) => `${left},${top}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={isSelected ? 2.5 : 1.5}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      {spots.map(({ x, left, top }) => {
        const isMarked = isSelected && x === selected.x
        const isPointed = pointed?.lineId === line.id && pointed.x === x
        return (
          <circle
            key={x}
            cx={left}
            cy={top}
            r={isMarked ? 6 : isPointed ? 5 : isSelected ? 3 : 2}
            fill={isMarked || isPointed ? 'currentColor' : 'var(--raised)'}
            stroke={isMarked ? 'var(--raised)' : 'currentColor'}
            strokeWidth={isMarked ? 2 : 1.5}
          />
        )
      })}
    </g>
  )
}
