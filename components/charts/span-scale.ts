const STEPS = [1, 10, 60, 600, 3600, 6 * 3600, 86_400, 7 * 86_400, 30 * 86_400] as const

export const spanTicks = (longest: number): readonly number[] => {
  const last = STEPS.findIndex((step) => step >= longest)
  return STEPS.slice(0, last < 0 ? STEPS.length : Math.max(last, 1) + 1)
}

/** Maps seconds to a position (0 to 1). Ticks are equally spaced; the scale between two is logarithmic. */
export const spanPosition = (seconds: number, ticks: readonly number[]): number => {
  const [first = 1, last = 1] = [ticks[0], ticks.at(-1)]
  if (seconds <= first) return 0
  if (seconds >= last) return 1
  const after = ticks.findIndex((tick) => tick >= seconds)
  const [low = 1, high = 1] = [ticks[after - 1], ticks[after]]
  return (after - 1 + Math.log(seconds / low) / Math.log(high / low)) / (ticks.length - 1)
}
