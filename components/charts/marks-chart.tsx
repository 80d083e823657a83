'use client'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ChartBox } from './axis-scale.ts'
import { MarksDrawing } from './marks-drawing.tsx'
import {
  type Mark,
  type MarkMove,
  type MarkPosition,
  type MarkSeries,
  marksScale,
  moveAfterKey,
  pressedMove,
} from './marks-scale.ts'
import { MarksTooltip } from './marks-tooltip.tsx'
import { useElementWidth } from './use-element-width.ts'

const TEXTS = texts({
  noOffer: ['sem oferta', 'no offer'],
})

export type MarksChartProps = {
  label: string
  series: readonly MarkSeries[]
  selected: MarkPosition
  onChoose: (move: MarkMove) => void
  xText: (x: number) => string
  valueText: (value: number) => string
  axisText: (value: number) => string
  axisName: string
  counted: string
}

const MARGINS = { left: 76, right: 26, top: 40, bottom: 58 }

/** Lines do not join the marks, because the values of different columns are not comparable. */
export const MarksChart = ({ label, series, selected, onChoose, ...texts }: MarksChartProps) => {
  const t = useTexts(TEXTS)
  const [ref, width] = useElementWidth<HTMLDivElement>(640)
  const [pointed, setPointed] = useState<MarkMove | null>(null)
  const [focused, setFocused] = useState(false)
  const box: ChartBox = { width, height: width < 420 ? 250 : 280, ...MARGINS }
  const scale = marksScale(series, box)
  const moveAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return pressedMove(series, scale, { left: clientX - left, top: clientY - top })
  }
  const press = (event: KeyboardEvent) => {
    const next = moveAfterKey(series, selected, event.key)
    if (!next) return
    event.preventDefault()
    onChoose(next)
  }
  const chosen = series.find(({ id }) => id === selected.seriesId)
  const mark = chosen?.marks.find(({ x }) => x === selected.x)
  const tooltipPosition = pointed ?? (focused ? selected : null)
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={scale.xs[0] ?? 0}
      aria-valuemax={scale.xs.at(-1) ?? 0}
      aria-valuenow={selected.x}
      aria-valuetext={`${texts.xText(selected.x)}, ${chosen?.name ?? ''}: ${mark ? valueWords(mark, texts.valueText) : t.noOffer}`}
      className="relative cursor-pointer touch-pan-y rounded-control"
      onKeyDown={press}
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onPointerMove={(event) => setPointed(moveAt(event))}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={(event) => {
        const move = moveAt(event)
        if (move) onChoose(move)
        if (event.pointerType !== 'mouse') setPointed(null)
      }}
    >
      <MarksDrawing {...{ series, box, scale, selected, pointed }} {...texts} />
      {tooltipPosition ? (
        <MarksTooltip {...{ series, box, scale }} position={tooltipPosition} {...texts} />
      ) : null}
    </div>
  )
}

const valueWords = ({ value, detail }: Mark, valueText: (value: number) => string) =>
  [valueText(value), detail].filter(Boolean).join(', ')
