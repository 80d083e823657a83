import { cn } from '#components/ui/class-names.ts'
import { CurveSample } from './curve-sample.tsx'
import type { CurveBox, CurveLine, CurvePosition, CurveScale } from './curve-scale.ts'

type CurveTooltipProps = {
  lines: readonly CurveLine[]
  position: CurvePosition
  box: CurveBox
  scale: CurveScale
  xText: (x: number) => string
  valueText: (value: number) => string
}

const WIDTH = 240

export const CurveTooltip = ({ lines, position, box, scale, ...texts }: CurveTooltipProps) => {
  const at = scale.left(position.x)
  const left = at + WIDTH + 16 > box.width ? Math.max(0, at - WIDTH - 12) : at + 12
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-1 z-10 rounded-control border bg-raised px-3 py-2 text-xs shadow-pop"
      style={{ left, width: WIDTH }}
    >
      <p className="mb-1 font-semibold">{texts.xText(position.x)}</p>
      {lines.map((line, index) => {
        const point = line.points.find(({ x }) => x === position.x)
        return point ? (
          <p
            key={line.id}
            className={cn(
              'flex items-center gap-2 leading-5',
              line.id === position.lineId ? 'font-semibold' : 'text-ink-muted',
            )}
          >
            <CurveSample index={index} />
            <span className="min-w-0 flex-1 truncate">{line.name}</span>
            <span className="tabular-nums">{texts.valueText(point.value)}</span>
          </p>
        ) : null
      })}
    </div>
  )
}
