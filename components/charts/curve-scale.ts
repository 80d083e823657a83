/** Screen readers announce `detail` with the value. */
export type CurvePoint = { x: number; value: number; detail?: string }

/** Points are sorted by ascending x. */
export type CurveLine = { id: string; name: string; points: readonly CurvePoint[] }

export type CurvePosition = { lineId: string; x: number }

export type CurveBox = {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export type CurveScale = {
  xs: readonly number[]
  ticks: readonly number[]
  left: (x: number) => number
  top: (value: number) => number
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

/** Maps points to pixels. The x axis spans the data; the value axis starts at zero. */
export const curveScale = (lines: readonly CurveLine[], box: CurveBox): CurveScale => {
  const points = lines.flatMap((line) => line.points)
  const xs = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b)
  const [first = 0, last = 0] = [xs[0], xs.at(-1)]
  const ticks = roundTicks(Math.max(0, ...points.map(({ value }) => value)))
  const highest = ticks.at(-1) || 1
  const across = box.width - box.left - box.right
  const tall = box.height - box.top - box.bottom
  return {
    xs,
    ticks,
    left: (x) => box.left + (last === first ? across / 2 : (across * (x - first)) / (last - first)),
    top: (value) => box.top + tall * (1 - value / highest),
  }
}

/** Returns the positions whose labels fit side by side; the last position is always included. */
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

/** Largest radius of a touch target (pixels). */
const REACH = 22

export type CurveTarget = { lineId: string; left: number; top: number; reach: number }

/** Returns touch targets at one x whose circles do not overlap, so each press selects one line. */
export const targetsAt = (lines: readonly CurveLine[], scale: CurveScale, x: number): CurveTarget[] => {
  const spots = lines.flatMap(({ id, points }) =>
    points
      .filter((point) => point.x === x)
      .map(({ value }) => ({ lineId: id, left: scale.left(x), top: scale.top(value) })),
  )
  return spots.map((spot) => {
    const gaps = spots.filter((other) => other !== spot).map(({ top }) => Math.abs(top - spot.top))
    return { ...spot, reach: Math.min(REACH, ...gaps.map((gap) => gap / 2)) }
  })
}

/**
 * Returns the pressed point of another line at the chosen x, if there is one; otherwise the current line's
 * point nearest to the press.
 */
export const pressedPosition = (
  { lines, selected }: { lines: readonly CurveLine[]; selected: CurvePosition },
  scale: CurveScale,
  at: { left: number; top: number },
): CurvePosition | null => {
  const hit = targetsAt(lines, scale, selected.x).find(
    ({ left, top, reach }) => Math.hypot(left - at.left, top - at.top) <= reach,
  )
  if (hit) return { lineId: hit.lineId, x: selected.x }
  const line = lines.find(({ id }) => id === selected.lineId)
  const [near] = (line?.points ?? []).toSorted(
    (a, b) => Math.abs(scale.left(a.x) - at.left) - Math.abs(scale.left(b.x) - at.left),
  )
  return line && near ? { lineId: line.id, x: near.x } : null
}

/**
 * Returns the position that an arrow key, Home or End moves to. At either end of the line the position stays
 * the same; other keys give null.
 */
export const positionAfterKey = (
  lines: readonly CurveLine[],
  from: CurvePosition,
  key: string,
): CurvePosition | null => {
  const index = lines.findIndex(({ id }) => id === from.lineId)
  const line = lines[index]
  if (!line) return null
  const xs = line.points.map(({ x }) => x)
  const along = (x: number | undefined) => ({ lineId: line.id, x: x ?? from.x })
  if (key === 'ArrowRight') return along(xs.find((x) => x > from.x))
  if (key === 'ArrowLeft') return along(xs.filter((x) => x < from.x).at(-1))
  if (key === 'Home') return along(xs[0])
  if (key === 'End') return along(xs.at(-1))
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const there = lines.filter(({ id, points }) => id === line.id || points.some(({ x }) => x === from.x))
  const next = there[there.indexOf(line) + (key === 'ArrowUp' ? -1 : 1)]
  return { lineId: next?.id ?? line.id, x: from.x }
}
