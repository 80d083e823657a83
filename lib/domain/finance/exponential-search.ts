/**
 * Returns the smallest number from 0 to `most` that fits (as all larger ones must), or `most` if none does.
 * Steps double from 0, because the result is nearly always 0 or close to it.
 */
export const exponentialSearch = (most: number, fits: (value: number) => boolean): number => {
  if (most <= 0 || fits(0)) return 0
  let [low, high] = [0, 1]
  while (high < most && !fits(high)) [low, high] = [high, high * 2]
  high = Math.min(high, most)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle
  }
  return high
}
