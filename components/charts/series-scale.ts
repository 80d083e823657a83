import { type ChartBox, roundTicks } from './axis-scale.ts'

/** `label` is for the axis, `full` for tooltip and screen readers. A `partial` category is drawn paler. */
export type SeriesCategory = { id: string; label: string; full: string; partial?: boolean }

export type SeriesComparison = { name: string; values: readonly number[] }

/** `values` has one entry per category. */
export type SeriesLine = { id: string; name: string; values: readonly (number | null)[] }

export type SeriesScale = {
  ticks: readonly number[]
  middle: (index: number) => number
  band: number
  top: (value: number) => number
}

export const sumAt = (lines: readonly SeriesLine[], index: number): number =>
  lines.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)

type SeriesKinds = {
  categories: number
  lines: readonly SeriesLine[]
  stacked: boolean
  comparison?: SeriesComparison | undefined
}

export const seriesScale = (
  { categories, lines, stacked, comparison }: SeriesKinds,
  box: ChartBox,
): SeriesScale => {
  const indexes = Array.from({ length: categories }, (_, index) => index)
  const tops = stacked
    ? indexes.map((index) => sumAt(lines, index))
    : lines.flatMap(({ values }) => values.map((value) => value ?? 0))
  const values = [...tops, ...(comparison?.values ?? [])]
  const ticks = roundTicks(Math.max(0, ...values), { whole: values.every(Number.isInteger) })
  const highest = ticks.at(-1) || 1
  const band = (box.width - box.left - box.right) / Math.max(1, categories)
  const tall = box.height - box.top - box.bottom
  return {
    ticks,
    band,
    middle: (index) => box.left + band * (index + 0.5),
    top: (value) => box.top + tall * (1 - value / highest),
  }
}

export const categoryUnder = (scale: SeriesScale, categories: number, left: number): number | null => {
  const index = Math.floor((left - scale.middle(0) + scale.band / 2) / scale.band)
  return index >= 0 && index < categories ? index : null
}

export const categoryAfter = (from: number, key: string, categories: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(categories - 1, from + 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, from - 1)
  if (key === 'Home') return 0
  return key === 'End' ? categories - 1 : null
}
