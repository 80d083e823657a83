/** The lengths of time people count in, in seconds: each is a line of the scale. */
const STEPS = [1, 10, 60, 600, 3600, 6 * 3600, 86_400, 7 * 86_400, 30 * 86_400] as const

/** The steps of a scale for spans up to `longest` seconds: from one second to the next step. */
export const spanTicks = (longest: number): readonly number[] => {
  const last = STEPS.findIndex((step) => step >= longest)
  return STEPS.slice(0, last < 0 ? STEPS.length : Math.max(last, 1) + 1)
}

/**
 * Where a span of seconds is between the first tick and the last, 0 to 1. Each step takes the same room, so
 * that seconds and days are read on one scale; what is shorter than a second is at its beginning.
 */
export const spanPosition = (seconds: number, ticks: readonly number[]): number => {
  const [first = 1, last = 1] = [ticks[0], ticks.at(-1)]
  if (seconds <= first) return 0
  if (seconds >= last) return 1
  const after = ticks.findIndex((tick) => tick >= seconds)
  const [low = 1, high = 1] = [ticks[after - 1], ticks[after]]
  return (after - 1 + Math.log(seconds / low) / Math.log(high / low)) / (ticks.length - 1)
}
