import { Decimal as DecimalJs } from 'decimal.js'

/** Decimal of 40 significant digits; divisions round half-up. Only this module imports the library. */
export type Decimal = DecimalJs

/** Rate as a fraction in exact decimal text: 1.8 % is "0.018". */
export type Rate = string & { readonly __rate: unique symbol }

const Exact = DecimalJs.clone({
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
})

const RATE_TEXT = /^-?\d+(\.\d+)?$/

/** Returns a decimal; a number is read as its shortest decimal text (0.1 is exactly 0.1). */
export const decimal = (value: number | string | Decimal): Decimal => new Exact(value)

export const ZERO: Decimal = decimal(0)
export const ONE: Decimal = decimal(1)

/** Brands a rate text. @throws RangeError for anything but a plain decimal number */
export const rate = (text: string): Rate => {
  if (!RATE_TEXT.test(text)) throw new RangeError('not a plain decimal rate')
  return text as Rate
}

export const rateFrom = (value: Decimal, places: number): Rate =>
  rate(value.toFixed(places, DecimalJs.ROUND_HALF_UP))

/** Rounds to `places` decimals: half-up for money, half-even for displayed percentages (NBR 5891). */
export const roundDecimal = (
  value: Decimal,
  places: number,
  mode: 'half_up' | 'half_even' = 'half_up',
): Decimal =>
  value.toDecimalPlaces(places, mode === 'half_even' ? DecimalJs.ROUND_HALF_EVEN : DecimalJs.ROUND_HALF_UP)

/** Returns base^n for each whole n ≥ 0; ascending exponents reuse the previous power. */
export const powersOf = (base: Decimal, exponents: readonly number[]): Decimal[] => {
  const cache = new Map<number, Decimal>()
  const power = (exponent: number): Decimal => {
    const cached = cache.get(exponent) ?? base.pow(exponent)
    cache.set(exponent, cached)
    return cached
  }
  let [reached, value] = [0, ONE]
  return exponents.map((exponent) => {
    value = exponent >= reached ? value.times(power(exponent - reached)) : power(exponent)
    reached = exponent
    return value
  })
}
