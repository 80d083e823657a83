import type { WhatIfBin } from './what-if.ts'

const STEPS = [1, 2, 5, 10]
const BINS = 5

/** Counts integers in bins of a round width; zero has its own bin, and empty bins keep distances visible. */
export const histogramOf = (differences: readonly number[]): WhatIfBin[] => {
  let [lowest, highest, same] = [0, 0, 0]
  for (const difference of differences) {
    lowest = Math.min(lowest, difference)
    highest = Math.max(highest, difference)
    if (difference === 0) same += 1
  }
  const step = stepFor(Math.max(-lowest, highest))
  const below = Array.from({ length: Math.ceil(-lowest / step) }, () => 0)
  const above = Array.from({ length: Math.ceil(highest / step) }, () => 0)
  for (const difference of differences) {
    const side = difference < 0 ? below : above
    const index = Math.ceil(Math.abs(difference) / step) - 1
    if (difference !== 0) side[index] = (side[index] ?? 0) + 1
  }
  return [
    ...below.map((count, index) => ({ from: -(index + 1) * step, to: -index * step, count })).reverse(),
    ...(same > 0 ? [{ from: 0, to: 0, count: same }] : []),
    ...above.map((count, index) => ({ from: index * step, to: (index + 1) * step, count })),
  ]
}

const stepFor = (most: number): number => {
  if (most === 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most / BINS, 1)))
  return (STEPS.find((part) => part * magnitude * BINS >= most) ?? 10) * magnitude
}
