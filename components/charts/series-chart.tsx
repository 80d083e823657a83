'use client'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { CurveSample } from './curve-sample.tsx'
import { SeriesAxes } from './series-axes.tsx'
import { SeriesColumns } from './series-columns.tsx'
import { SeriesPatterns, SeriesSample } from './series-look.tsx'
import {
  placeAfter,
  placeUnder,
  type SeriesBox,
  type SeriesLine,
  type SeriesPlace,
  type SeriesScale,
  seriesScale,
  sumAt,
} from './series-scale.ts'
import { SeriesStrokes } from './series-strokes.tsx'
import { SeriesTooltip } from './series-tooltip.tsx'
import { useElementWidth } from './use-element-width.ts'

export type SeriesChartProps = {
  /** What is shown, for screen readers. */
  label: string
  /** Columns stack the kinds of a place; lines are beside each other. */
  look: 'columns' | 'lines'
  places: readonly SeriesPlace[]
  lines: readonly SeriesLine[]
  valueText: (value: number) => string
  /** A value in as few letters as an axis has room for. */
  axisText: (value: number) => string
  /** "Total" when the kinds add up to something. */
  totalName?: string
  height?: number
}

const MARGINS = { left: 58, right: 18, top: 12, bottom: 28 }

/**
 * Values along time. A place tells its figures when it is pointed at, touched, or walked to with the arrow
 * keys.
 */
export const SeriesChart = ({
  label,
  look,
  places,
  lines,
  valueText,
  axisText,
  ...props
}: SeriesChartProps) => {
  const id = useId().replaceAll(':', '')
  const [ref, width] = useElementWidth<HTMLDivElement>(640)
  const { current, marked, point, focus, press } = useMarkedPlace(places.length)
  const box: SeriesBox = { width, height: props.height ?? (width < 420 ? 220 : 260), ...MARGINS }
  const scale = seriesScale({ places: places.length, lines, stacked: look === 'columns' }, box)
  const under = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) =>
    point(placeUnder(scale, places.length, clientX - currentTarget.getBoundingClientRect().left))
  const reported = (index: number) => {
    const figures = lines.map(({ name, values }) => `${name}: ${textOf(values[index], valueText)}`)
    return `${places[index]?.full ?? ''}. ${figures.join('; ')}`
  }
  const place = marked === null ? undefined : places[marked]
  return (
    <div>
      {lines.length > 1 ? <SeriesLegend {...{ id, look, lines }} /> : null}
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, places.length - 1)}
        aria-valuenow={Math.max(0, current)}
        aria-valuetext={reported(current)}
        className="relative touch-pan-y rounded-control"
        onKeyDown={press}
        onFocus={({ currentTarget }) => focus(currentTarget.matches(':focus-visible'))}
        onBlur={() => focus(false)}
        onPointerMove={under}
        onPointerDown={under}
        onPointerLeave={() => point(null)}
      >
        <SeriesPicture {...{ id, look, places, lines, box, scale, marked, axisText }} />
        {place && marked !== null ? (
          <SeriesTooltip
            {...{ id, look, place, lines, width, valueText }}
            index={marked}
            at={scale.middle(marked)}
            {...(props.totalName && { total: `${props.totalName}: ${valueText(sumAt(lines, marked))}` })}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The place whose figures are shown: the one pointed at or, while the chart has the focus, walked to. */
const useMarkedPlace = (count: number) => {
  const [pointed, point] = useState<number | null>(null)
  const [walked, setWalked] = useState(Math.max(0, count - 1))
  const [focused, focus] = useState(false)
  const current = Math.min(walked, count - 1)
  const press = (event: KeyboardEvent) => {
    const next = placeAfter(current, event.key, count)
    if (next === null) return
    event.preventDefault()
    setWalked(next)
  }
  return { current, marked: pointed ?? (focused ? current : null), point, focus, press }
}

type SeriesPictureProps = Pick<SeriesChartProps, 'look' | 'places' | 'lines' | 'axisText'> & {
  id: string
  box: SeriesBox
  scale: SeriesScale
  marked: number | null
}

/** The axes, and the columns or lines on them. */
const SeriesPicture = ({ id, look, places, lines, axisText, ...shape }: SeriesPictureProps) => {
  const { box, scale, marked } = shape
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width} ${box.height}`}
      width="100%"
      height={box.height}
      className="block select-none"
    >
      <SeriesPatterns id={id} count={look === 'columns' ? lines.length : 0} />
      <SeriesAxes {...{ places, box, scale, marked, axisText }} />
      {look === 'columns' ? (
        <SeriesColumns {...{ id, lines, scale, marked }} places={places.length} />
      ) : (
        <SeriesStrokes {...{ lines, scale, marked }} />
      )}
    </svg>
  )
}

const textOf = (value: number | null | undefined, valueText: (value: number) => string) =>
  typeof value === 'number' ? valueText(value) : '—'

type SeriesLegendProps = Pick<SeriesChartProps, 'look' | 'lines'> & { id: string }

const SeriesLegend = ({ id, look, lines }: SeriesLegendProps) => (
  <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
    {lines.map((line, kind) => (
      <li key={line.id} className="flex items-center gap-1.5">
        {look === 'columns' ? <SeriesSample id={id} index={kind} /> : <CurveSample index={kind} />}
        {line.name}
      </li>
    ))}
  </ul>
)
