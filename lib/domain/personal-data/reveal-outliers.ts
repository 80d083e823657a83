export type RevealCount = { actorId: string; name: string; count: number }

const USUAL = 20
const TIMES = 3

/**
 * Returns the counts, highest first, and marks those far above the others: over 20 and over three times the
 * median.
 */
export const markOutliers = <C extends Pick<RevealCount, 'count'>>(
  counts: readonly C[],
): (C & { isFarAbove: boolean })[] => {
  const median = medianOf(counts.map(({ count }) => count))
  return counts
    .map((one) => ({ ...one, isFarAbove: one.count > USUAL && one.count > TIMES * median }))
    .sort((a, b) => b.count - a.count)
}

const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}
