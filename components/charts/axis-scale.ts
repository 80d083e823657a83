/** Size of a chart and the margins around its plot (pixels). */
export type ChartBox = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

const STEPS = [1, 2, 2.5, 5, 10]
const MOST_STEPS = 4

/** Returns up to five round ticks from zero to at least `most`; `whole` allows integers only. */
export const roundTicks = (most: number, { whole = false } = {}): number[] => {
  if (most <= 0) return [0]
  const power = Math.floor(Math.log10(most / MOST_STEPS))
  const magnitude = 10 ** (whole ? Math.max(0, power) : power)
  const steps = STEPS.map((part) => part * magnitude).filter((step) => !whole || Number.isInteger(step))
  const step = steps.find((size) => size * MOST_STEPS >= most) ?? 10 * magnitude
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

/** Returns the positions whose labels are at least `gap` pixels apart; the last one is always included. */
export const fittingLabels = (
  xs: readonly number[],
  left: (x: number) => number,
  gap: number,
): readonly number[] => {
  const result: number[] = []
  for (const x of [...xs].reverse()) {
    const former = result.at(-1)
    if (former === undefined || left(former) - left(x) >= gap) result.push(x)
  }
  return result.reverse()
}
