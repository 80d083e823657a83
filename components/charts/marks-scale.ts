import { type ChartBox, roundTicks } from './axis-scale.ts'

export type Mark = { x: number; value: number; detail?: string }

/** Marks are sorted by ascending x. */
export type MarkSeries = { id: string; name: string; marks: readonly Mark[] }

export type MarkPosition = { seriesId: string; x: number }

/** `seriesId` is null if only a column was chosen. */
export type MarkMove = { seriesId: string | null; x: number }

export type MarksScale = {
  xs: readonly number[]
  ticks: readonly number[]
  columnWidth: number
  middle: (x: number) => number
  left: (seriesId: string, x: number) => number
  top: (value: number) => number
}

/** Largest distance between neighbouring marks of a column (pixels). */
const LANE = 16

/** Columns have equal width, because x is a category and not a quantity. The value axis starts at zero. */
export const marksScale = (series: readonly MarkSeries[], box: ChartBox): MarksScale => {
  const marks = series.flatMap((one) => one.marks)
  const xs = [...new Set(marks.map(({ x }) => x))].sort((a, b) => a - b)
  const ticks = roundTicks(Math.max(0, ...marks.map(({ value }) => value)))
  const highest = ticks.at(-1) || 1
  const columnWidth = (box.width - box.left - box.right) / Math.max(1, xs.length)
  const tall = box.height - box.top - box.bottom
  const lane = Math.min(LANE, columnWidth / (series.length + 1))
  const middle = (x: number) => box.left + columnWidth * (xs.indexOf(x) + 0.5)
  const laneOf = (seriesId: string) => series.findIndex(({ id }) => id === seriesId) - (series.length - 1) / 2
  return {
    xs,
    ticks,
    columnWidth,
    middle,
    left: (seriesId, x) => middle(x) + laneOf(seriesId) * lane,
    top: (value) => box.top + tall * (1 - value / highest),
  }
}

/** Largest distance at which a press still hits a mark (pixels). */
const REACH = 22

export const pressedMove = (
  series: readonly MarkSeries[],
  scale: MarksScale,
  at: { left: number; top: number },
): MarkMove | null => {
  const [nearest] = series
    .flatMap(({ id, marks }) =>
      marks.map(({ x, value }) => ({
        seriesId: id,
        x,
        distance: Math.hypot(scale.left(id, x) - at.left, scale.top(value) - at.top),
      })),
    )
    .toSorted((a, b) => a.distance - b.distance)
  if (nearest && nearest.distance <= REACH) return { seriesId: nearest.seriesId, x: nearest.x }
  const [x] = scale.xs.toSorted(
    (a, b) => Math.abs(scale.middle(a) - at.left) - Math.abs(scale.middle(b) - at.left),
  )
  return x === undefined ? null : { seriesId: null, x }
}

export const moveAfterKey = (
  series: readonly MarkSeries[],
  from: MarkPosition,
  key: string,
): MarkMove | null => {
  const xs = [...new Set(series.flatMap(({ marks }) => marks.map(({ x }) => x)))].sort((a, b) => a - b)
  const column = (x: number | undefined) => ({ seriesId: null, x: x ?? from.x })
  if (key === 'ArrowRight') return column(xs.find((x) => x > from.x))
  if (key === 'ArrowLeft') return column(xs.filter((x) => x < from.x).at(-1))
  if (key === 'Home') return column(xs[0])
  if (key === 'End') return column(xs.at(-1))
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const there = series.filter(({ id, marks }) => id === from.seriesId || marks.some(({ x }) => x === from.x))
  const index = there.findIndex(({ id }) => id === from.seriesId)
  const next = there[index + (key === 'ArrowUp' ? -1 : 1)]
  return { seriesId: next?.id ?? from.seriesId, x: from.x }
}
