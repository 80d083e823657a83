import { type PlainDecimal, readPlainDecimal } from './plain-decimal.ts'

// Screens carry it: a test checks it against the decimal library, with which it is not made.

/** Whether a rate is above another; both are fractions as decimal text: "0.0181" is above "0.018". */
export const isAboveRate = (rate: string, other: string): boolean => {
  const [one, two] = [readPlainDecimal(rate), readPlainDecimal(other)]
  const scale = Math.max(one.scale, two.scale)
  return unitsAt(one, scale) > unitsAt(two, scale)
}

/** The number in units of 10^-scale. */
const unitsAt = ({ negative, digits, scale: own }: PlainDecimal, scale: number): bigint =>
  (negative ? -digits : digits) * 10n ** BigInt(scale - own)
