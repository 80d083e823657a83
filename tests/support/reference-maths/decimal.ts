import { Decimal as DecimalJs } from 'decimal.js'
import { type Rate, rate } from '#lib/domain/finance/decimal'

/** An exact decimal number (50 significant digits, divisions half-up). */
export type Decimal = DecimalJs

const Exact = DecimalJs.clone({
  precision: 50,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
})

/** A decimal from a whole number, a double whose shortest text is meant, or a decimal text. */
export const decimal = (value: number | string | Decimal): Decimal => new Exact(value)

/** What is nearer to a half, or to a whole number, than this is it: fifty digits are exact far beyond. */
export const TIE: Decimal = decimal('1e-25')

export const ZERO: Decimal = decimal(0)
export const ONE: Decimal = decimal(1)

/** A decimal as a rate text with exactly `places` decimals, half-up. */
export const rateFrom = (value: Decimal, places: number): Rate =>
  rate(value.toFixed(places, DecimalJs.ROUND_HALF_UP))

/** The sum of exact decimals. */
export const sumDecimals = (list: readonly Decimal[]): Decimal =>
  list.reduce((sum, item) => sum.plus(item), ZERO)

/**
 * Rounded to `places` decimals: half-up as money is, half-even as NBR 5891 asks for displayed percentages.
 */
export const roundDecimal = (
  value: Decimal,
  places: number,
  mode: 'half_up' | 'half_even' = 'half_up',
): Decimal =>
  value.toDecimalPlaces(places, mode === 'half_even' ? DecimalJs.ROUND_HALF_EVEN : DecimalJs.ROUND_HALF_UP)
