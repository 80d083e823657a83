import { Decimal as DecimalJs } from 'decimal.js'
import { type Rate, rate } from '#lib/domain/finance/decimal.ts'

/** Exact decimal (50 significant digits, divisions half-up). */
export type Decimal = DecimalJs

const Exact = DecimalJs.clone({
  precision: 50,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -60,
  toExpPos: 60,
})

export const decimal = (value: number | string | Decimal): Decimal => new Exact(value)

/**
 * A value this close to an integer or a half counts as that number, because rounding errors at fifty digits
 * are far smaller.
 */
export const TIE: Decimal = decimal('1e-25')

export const ZERO: Decimal = decimal(0)
export const ONE: Decimal = decimal(1)

export const rateFrom = (value: Decimal, places: number): Rate =>
  rate(value.toFixed(places, DecimalJs.ROUND_HALF_UP))

export const sumDecimals = (list: readonly Decimal[]): Decimal =>
  list.reduce((sum, item) => sum.plus(item), ZERO)

/** Rounds half-up for money, half-even for displayed percentages (NBR 5891). */
export const roundDecimal = (
  value: Decimal,
  places: number,
  mode: 'half_up' | 'half_even' = 'half_up',
): Decimal =>
  value.toDecimalPlaces(places, mode === 'half_even' ? DecimalJs.ROUND_HALF_EVEN : DecimalJs.ROUND_HALF_UP)
