import { type PlainDecimal, readPlainDecimal } from './plain-decimal.ts'

// This file is bundled into screens, so it avoids the decimal library; a test checks it against that library.

/** Returns whether `rate` is greater than `other`; both are fractions in decimal text. */
export const isAboveRate = (rate: string, other: string): boolean => {
  const [one, two] = [readPlainDecimal(rate), readPlainDecimal(other)]
  const scale = Math.max(one.scale, two.scale)
  return unitsAt(one, scale) > unitsAt(two, scale)
}

const unitsAt = ({ negative, digits, scale: own }: PlainDecimal, scale: number): bigint =>
  (negative ? -digits : digits) * 10n ** BigInt(scale - own)
