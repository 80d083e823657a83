/**
 * A number in binary fixed point: a whole number of 2^-192, some 57 decimals. Factors, growths and taxes of a
 * unit are kept so; an operation is off by half of the last place.
 */
export type Fixed = bigint & { readonly __fixed: unique symbol }

/** A fixed number with the double nearest to it: nearly every rounding is decided by the double alone. */
export type Factor = { readonly exact: Fixed; readonly near: number }

const PLACES = 192n
const HALF = 1n << (PLACES - 1n)
const UNIT = 1n << PLACES
const LAST_PLACE = 2 ** -192
const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * What is nearer to a half than this (2^-96, 29 decimals) is the half: errors are far below, other numbers
 * never so near.
 */
const TIE = 1n << 96n

/** A double is off by less than this share of itself and of 1 after three operations. */
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
/** The quotient; the divisor is above zero. */
export const over = (a: Fixed, b: Fixed): Fixed => as((a << PLACES) / b)
/** Times a whole number, exactly. */
export const timesWhole = (a: Fixed, whole: number): Fixed => as(a * BigInt(whole))
export const sumFixed = (list: readonly Fixed[]): Fixed =>
  as(list.reduce<bigint>((sum, item) => sum + item, 0n))

/** base^exponent, the exponent whole and not negative. */
export const power = (base: Fixed, exponent: number): Fixed => {
  let [result, square] = [FIXED_ONE, base]
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = times(result, square)
    if (rest > 1) square = times(square, square)
  }
  return result
}

/** The double nearest to a fixed number. */
export const nearOf = (value: Fixed): number => Number(value) * LAST_PLACE

/** A fixed number beside its double. */
export const factor = (exact: Fixed): Factor => ({ exact, near: nearOf(exact) })

/** Rounded half-up to a whole number, a negative one as its opposite. */
export const roundFixed = (value: Fixed): number => {
  const raised = Number(((value < 0n ? -value : value) + HALF + TIE) >> PLACES)
  return value < 0n ? -raised : raised
}

/** Cut down to a whole number; what is a whole number but for the errors of the last places is that one. */
export const floorFixed = (value: Fixed): number => Number((value + TIE) >> PLACES)

/** Negative, zero or positive as a is below, equal to or above b, but for the errors of the last places. */
export const compareFixed = (a: Fixed, b: Fixed): number => {
  const apart = a - b
  return apart > TIE ? 1 : apart < -TIE ? -1 : 0
}

/** factor × whole, rounded half-up: by the double where it is certain, else exactly. */
export const roundTimes = (by: Factor, whole: number): number =>
  roundNear(by.near * whole, 1) ?? roundFixed(timesWhole(by.exact, whole))

/** Σ factor × whole, rounded half-up once. */
export const roundSum = (factors: readonly Factor[], wholes: readonly number[]): number => {
  let near = 0
  for (let index = 0; index < wholes.length; index += 1)
    near += (factors[index]?.near ?? 0) * (wholes[index] ?? 0)
  return (
    roundNear(near, wholes.length) ??
    roundFixed(sumFixed(wholes.map((whole, index) => timesWhole(factors[index]?.exact ?? FIXED_ZERO, whole))))
  )
}

/**
 * The double rounded half-up, or null where its error, after so many terms of one sign, could change that.
 */
const roundNear = (near: number, terms: number): number | null => {
  const raised = Math.abs(near) + 0.5
  const whole = Math.floor(raised)
  const rest = raised - whole
  const error = raised * DOUBLE_ERROR * terms
  if (!(rest > error && rest < 1 - error)) return null
  return near < 0 ? -whole : whole
}

/** As a decimal text with exactly so many decimals, half-up. */
export const fixedText = (value: Fixed, places: number): string => {
  const size = value < 0n ? -value : value
  const digits = (size * 10n ** BigInt(places) + HALF + TIE) >> PLACES
  const text = String(digits).padStart(places + 1, '0')
  const point = text.length - places
  const sign = value < 0n && digits > 0n ? '-' : ''
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}
