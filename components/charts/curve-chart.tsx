'use client'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CurveDrawing } from './curve-drawing.tsx'
import {
  type CurveBox,
  type CurveLine,
  type CurvePoint,
  type CurvePosition,
  curveScale,
  positionAfterKey,
  pressedPosition,
} from './curve-scale.ts'
import { CurveTooltip } from './curve-tooltip.tsx'
import { useElementWidth } from './use-element-width.ts'

const TEXTS = texts({
  noOffer: ['sem oferta', 'no offer'],
})

export type CurveChartProps = {
  label: string
  lines: readonly CurveLine[]
  selected: CurvePosition
  onChoose: (position: CurvePosition) => void
  xText: (x: number) => string
  valueText: (value: number) => string
  axisText: (value: number) => string
  axisName: string
  counted: string
}

const MARGINS = { left: 76, right: 26, top: 40, bottom: 58 }

/**
 * A press selects the nearest x on the current line; pressing a marked point of another line switches to that
 * line. The left and right keys move along the line, up and down switch lines.
 */
export const CurveChart = ({ label, lines, selected, onChoose, ...texts }: CurveChartProps) => {
  const t = useTexts(TEXTS)
  const [ref, width] = useElementWidth<HTMLDivElement>(640)
  const [pointed, setPointed] = useState<CurvePosition | null>(null)
  const [focused, setFocused] = useState(false)
  const box: CurveBox = { width, height: width < 420 ? 250 : 280, ...MARGINS }
  const scale = curveScale(lines, box)
  const positionAt = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return pressedPosition({ lines, selected }, scale, { left: clientX - left, top: clientY - top })
  }
  const press = (event: KeyboardEvent) => {
    const next = positionAfterKey(lines, selected, event.key)
    if (!next) return
    event.preventDefault()
    onChoose(next)
  }
  const line = lines.find(({ id }) => id === selected.lineId)
  const point = line?.points.find(({ x }) => x === selected.x)
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
      aria-valuetext={`${texts.xText(selected.x)}, ${line?.name ?? ''}: ${point ? valueWords(point, texts.valueText) : t.noOffer}`}
      className="relative cursor-pointer touch-pan-y rounded-control"
      onKeyDown={press}
      onFocus={({ currentTarget }) => setFocused(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onPointerMove={(event) => setPointed(positionAt(event))}
      onPointerLeave={() => setPointed(null)}
      onPointerUp={(event) => {
        const position = positionAt(event)
        if (position) onChoose(position)
        if (event.pointerType !== 'mouse') setPointed(null)
      }}
    >
      <CurveDrawing {...{ lines, box, scale, selected, pointed }} {...texts} />
      {tooltipPosition ? (
        <CurveTooltip {...{ lines, box, scale }} position={tooltipPosition} {...texts} />
      ) : null}
    </div>
  )
}

const valueWords = ({ value, detail }: CurvePoint, valueText: (value: number) => string) =>
  [valueText(value), detail].filter(Boolean).join(', ')
