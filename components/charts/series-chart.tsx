'use client'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { cn } from '#components/ui/class-names.ts'
import type { ChartBox } from './axis-scale.ts'
import { CurveSample } from './curve-sample.tsx'
import { SeriesAxes } from './series-axes.tsx'
import { SeriesColumns } from './series-columns.tsx'
import {
  categoryAfter,
  categoryUnder,
  type SeriesCategory,
  type SeriesComparison,
  type SeriesLine,
  type SeriesScale,
  seriesScale,
  sumAt,
} from './series-scale.ts'
import { SeriesStrokes } from './series-strokes.tsx'
import { SeriesPatterns, SeriesSample } from './series-style.tsx'
import { SeriesTooltip } from './series-tooltip.tsx'
import { useElementWidth } from './use-element-width.ts'

export type SeriesChartProps = {
  label: string
  variant: 'columns' | 'lines'
  categories: readonly SeriesCategory[]
  lines: readonly SeriesLine[]
  valueText: (value: number) => string
  axisText: (value: number) => string
  totalName?: string
  height?: number
  comparison?: SeriesComparison | undefined
  opening?: { text: string; open: (index: number) => void } | undefined
}

const MARGINS = { left: 58, right: 18, top: 12, bottom: 28 }

/** A category shows its figures on hover, touch or arrow keys; a click, a second touch or Enter opens it. */
export const SeriesChart = ({
  label,
  variant,
  categories,
  lines,
  valueText,
  axisText,
  ...props
}: SeriesChartProps) => {
  const id = useId().replaceAll(':', '')
  const [ref, width] = useElementWidth<HTMLDivElement>(640)
  const { comparison, opening, totalName } = props
  const mark = useMarkedCategory(categories.length, opening?.open)
  const { current, marked } = mark
  const box: ChartBox = { width, height: props.height ?? (width < 420 ? 220 : 260), ...MARGINS }
  const scale = seriesScale(
    { categories: categories.length, lines, stacked: variant === 'columns', comparison },
    box,
  )
  const indexAt = ({ currentTarget, clientX }: MouseEvent<HTMLDivElement>) =>
    categoryUnder(scale, categories.length, clientX - currentTarget.getBoundingClientRect().left)
  const category = marked === null ? undefined : categories[marked]
  return (
    <div>
      {lines.length > 1 || comparison ? <SeriesLegend {...{ id, variant, lines, comparison }} /> : null}
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, categories.length - 1)}
        aria-valuenow={Math.max(0, current)}
        aria-valuetext={announcementAt(current, { categories, lines, comparison, valueText })}
        aria-description={opening?.text}
        className={cn('relative touch-pan-y rounded-control', opening && marked !== null && 'cursor-pointer')}
        onKeyDown={mark.press}
        onFocus={({ currentTarget }) => mark.focus(currentTarget.matches(':focus-visible'))}
        onBlur={() => mark.focus(false)}
        onPointerMove={(event) => mark.point(indexAt(event))}
        onPointerDown={(event) => mark.down(indexAt(event))}
        onPointerLeave={mark.leave}
        onClick={(event) => mark.click(indexAt(event))}
      >
        <SeriesPicture {...{ id, variant, categories, lines, box, scale, marked, axisText, comparison }} />
        {category && marked !== null ? (
          <SeriesTooltip
            {...{ id, variant, category, lines, width, valueText, comparison }}
            opens={opening?.text}
            index={marked}
            at={scale.middle(marked)}
            {...(totalName && { total: `${totalName}: ${valueText(sumAt(lines, marked))}` })}
          />
        ) : null}
      </div>
    </div>
  )
}

type SeriesTexts = Pick<SeriesChartProps, 'categories' | 'lines' | 'comparison' | 'valueText'>

const announcementAt = (index: number, { categories, lines, comparison, valueText }: SeriesTexts) => {
  const compared = comparison ? [{ ...comparison, id: 'comparison' }] : []
  const figures = [...lines, ...compared].map(
    ({ name, values }) => `${name}: ${textOf(values[index], valueText)}`,
  )
  return `${categories[index]?.full ?? ''}. ${figures.join('; ')}`
}

const useMarkedCategory = (count: number, open: ((index: number) => void) | undefined) => {
  const [pointed, point] = useState<number | null>(null)
  const [walked, setWalked] = useState(Math.max(0, count - 1))
  const [focused, focus] = useState(false)
  const lastPointed = useRef<number | null>(null)
  const current = Math.min(walked, count - 1)
  return {
    current,
    marked: pointed ?? (focused ? current : null),
    point,
    focus,
    down: (index: number | null) => {
      lastPointed.current = pointed
      point(index)
    },
    leave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') point(null)
    },
    click: (index: number | null) => {
      if (index !== null && lastPointed.current === index) open?.(index)
    },
    press: (event: KeyboardEvent) => {
      if (event.key === 'Enter') return open?.(current)
      const next = categoryAfter(current, event.key, count)
      if (next === null) return
      event.preventDefault()
      setWalked(next)
    },
  }
}

type SeriesPictureProps = Pick<
  SeriesChartProps,
  'variant' | 'categories' | 'lines' | 'axisText' | 'comparison'
> & {
  id: string
  box: ChartBox
  scale: SeriesScale
  marked: number | null
}

const SeriesPicture = ({
  id,
  variant,
  categories,
  lines,
  axisText,
  comparison,
  ...shape
}: SeriesPictureProps) => {
  const { box, scale, marked } = shape
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width} ${box.height}`}
      width="100%"
      height={box.height}
      className="block select-none"
    >
      <SeriesPatterns id={id} count={variant === 'columns' ? lines.length : 0} />
      <SeriesAxes {...{ categories, box, scale, marked, axisText }} />
      {variant === 'columns' ? (
        <SeriesColumns {...{ id, lines, scale, marked, categories, comparison }} />
      ) : (
        <SeriesStrokes {...{ lines, scale, marked }} />
      )}
    </svg>
  )
}

const textOf = (value: number | null | undefined, valueText: (value: number) => string) =>
  typeof value === 'number' ? valueText(value) : '—'

type SeriesLegendProps = Pick<SeriesChartProps, 'variant' | 'lines' | 'comparison'> & { id: string }

const SeriesLegend = ({ id, variant, lines, comparison }: SeriesLegendProps) => (
  <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
    {lines.map((line, kind) => (
      <li key={line.id} className="flex items-center gap-1.5">
        {variant === 'columns' ? <SeriesSample id={id} index={kind} /> : <CurveSample index={kind} />}
        {line.name}
      </li>
    ))}
    {comparison ? (
      <li className="flex items-center gap-1.5">
        <svg aria-hidden width="16" height="8" className="shrink-0 stroke-ink">
          <line x1="0" x2="16" y1="4" y2="4" strokeWidth="2" />
        </svg>
        {comparison.name}
      </li>
    ) : null}
  </ul>
)
