export type RevealCount = { actorId: string; name: string; count: number }

/** `times`: count ÷ the others' median (at least 1), rounded down; null for a count ≤ 20 or no others. */
type Comparison = { times: number | null; isFarAbove: boolean }

const USUAL = 20
const TIMES = 3

/** Returns the counts, highest first, marking those over 20 and over three times the others' median. */
export const markOutliers = <C extends Pick<RevealCount, 'count'>>(
  counts: readonly C[],
): (C & Comparison)[] => {
  const ordered = counts.toSorted((a, b) => b.count - a.count)
  return ordered.map((one, at) => {
    const { count } = one
    if (count <= USUAL || ordered.length === 1) return { ...one, times: null, isFarAbove: false }
    const median = medianWithout(ordered, at)
    return { ...one, times: Math.floor(count / Math.max(1, median)), isFarAbove: count > TIMES * median }
  })
}

const medianWithout = (ordered: readonly Pick<RevealCount, 'count'>[], left: number): number => {
  const half = (ordered.length - 1) / 2
  const countAt = (at: number) => ordered[at < left ? at : at + 1]?.count ?? 0
  return (countAt(Math.ceil(half) - 1) + countAt(Math.floor(half))) / 2
}
