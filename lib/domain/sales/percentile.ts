/** Interpolates the percentile `part` (0 to 1) like Postgres's `percentile_cont`; null without values. */
export const percentile = (sorted: Float64Array, part: number): number | null => {
  const place = part * (sorted.length - 1)
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  if (low === undefined || high === undefined) return null
  return low + (place - Math.floor(place)) * (high - low)
}
