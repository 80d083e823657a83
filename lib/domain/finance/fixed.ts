/** Fixed-point number in units of 2^-192 (about 57 decimals); each operation errs by less than one unit. */
export type Fixed = bigint & { readonly __fixed: unique symbol }

/** Fixed-point number and its nearest double. The double suffices for nearly every rounding. */
export type Factor = { readonly exact: Fixed; readonly near: number }

const PLACES = 192n
const HALF = 1n << (PLACES - 1n)
const UNIT = 1n << PLACES
const LAST_PLACE = 2 ** -192
const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d+))?$/

/** Values this close to a half count as halves: accumulated errors are smaller, other values farther away. */
const TIE = 1n << 96n

/** Bound of the floating-point error after three operations, relative to the value. */
const DOUBLE_ERROR = 2 ** -50

const as = (bits: bigint): Fixed => bits as Fixed

export const FIXED_ZERO: Fixed = as(0n)
export const FIXED_ONE: Fixed = as(UNIT)

/** Reads a whole number or a plain decimal text. @throws RangeError for anything else */
export const fixed = (value: number | string): Fixed => {
  if (typeof value === 'number') return as(BigInt(value) << PLACES)
  const [, sign, whole, fraction = ''] = DECIMAL_TEXT.exec(value) ?? []
  if (whole === undefined) throw new RangeError('not a plain decimal number')
  const bits = halfUp(BigInt(whole + fraction) << PLACES, 10n ** BigInt(fraction.length))
  return as(sign === '-' ? -bits : bits)
}

const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)

export const plus = (a: Fixed, b: Fixed): Fixed => as(a + b)
export const minus = (a: Fixed, b: Fixed): Fixed => as(a - b)
export const times = (a: Fixed, b: Fixed): Fixed => as((a * b + HALF) >> PLACES)
/** Divides; the divisor must be above zero. */
export const over = (a: Fixed, b: Fixed): Fixed => as((a << PLACES) / b)
export const timesWhole = (a: Fixed, whole: number): Fixed => as(a * BigInt(whole))
export const sumFixed = (list: readonly Fixed[]): Fixed =>
  as(list.reduce<bigint>((sum, item) => sum + item, 0n))

/** `exponent` is whole and not negative. */
export const power = (base: Fixed, exponent: number): Fixed => {
  let [result, square] = [FIXED_ONE, base]
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square)
    if (rest > 1) square = times(square, square)
  }
  return result
}

export const nearOf = (value: Fixed): number => Number(value) * LAST_PLACE

export const factor = (exact: Fixed): Factor => ({ exact, near: nearOf(exact) })

/** Rounds half away from zero to a whole number. */
export const roundFixed = (value: Fixed): number => {
  const raised = Number(((value < 0n ? -value : value) + HALF + TIE) >> PLACES)
  return value < 0n ? -raised : raised
}

export const floorFixed = (value: Fixed): number => Number((value + TIE) >> PLACES)

/** Returns the sign of a − b; differences smaller than the accumulated rounding error count as zero. */
export const compareFixed = (a: Fixed, b: Fixed): number => {
  const apart = a - b
  return apart > TIE ? 1 : apart < -TIE ? -1 : 0
}

/** Rounds factor × whole half-up, with exact arithmetic only where the double is uncertain. */
export const roundTimes = (by: Factor, whole: number): number =>
  roundNear(by.near * whole, 1) ?? roundFixed(timesWhole(by.exact, whole))

export const roundSum = (factors: readonly Factor[], wholes: readonly number[]): number => {
  let near = 0
  for (let index = 0; index < wholes.length; index += 1)
    near += (factors[index]?.near ?? 0) * (wholes[index] ?? 0)
  return (
    roundNear(near, wholes.length) ??
    roundFixed(sumFixed(wholes.map((whole, index) => timesWhole(factors[index]?.exact ?? FIXED_ZERO, whole))))
  )
}

/** Rounds a double sum of `terms` products of one sign; null if its error could change the result. */
const roundNear = (near: number, terms: number): number | null => {
  const raised = Math.abs(near) + 0.5
  const whole = Math.floor(raised)
  const rest = raised - whole
  const error = raised * DOUBLE_ERROR * terms
  if (!(rest > error && rest < 1 - error)) return null
  return near < 0 ? -whole : whole
}

export const fixedText = (value: Fixed, places: number): string => {
  const size = value < 0n ? -value : value
  const digits = (size * 10n ** BigInt(places) + HALF + TIE) >> PLACES
  const text = String(digits).padStart(places + 1, '0')
  const point = text.length - places
  const sign = value < 0n && digits > 0n ? '-' : ''
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}
