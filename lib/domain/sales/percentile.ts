/**
 * The value below which a part of some sorted values lies, interpolated between its neighbours as SQL's
 * `percentile_cont` does. Null of none.
 */
export const percentile = (sorted: Float64Array, part: number): number | null => {
  const place = part * (sorted.length - 1)
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  if (low === undefined || high === undefined) return null
  return low + (place - Math.floor(place)) * (high - low)
}
