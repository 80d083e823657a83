/** How often somebody was shown personal data in full. */
export type RevealCount = { actorId: string; name: string; count: number }

/** So many are nothing out of the way, whatever the others did. */
const USUAL = 20
const TIMES = 3

/**
 * Everybody with whether they are far above the others: more than 20, and more than three times the median.
 * Most first.
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
