import type { Rate } from './decimal.ts'
import { readPlainDecimal, roundPlainDecimal, shiftPlainDecimal, writePlainDecimal } from './plain-decimal.ts'

// Screens carry these: a test checks them against the decimal library, with which they are not made.

/**
 * A rate for people: "0.245678" → "24,57%", two decimals of percent, half-even (NBR 5891, asked by CMN
 * 4.881/2020).
 */
export const formatPercent = (value: Rate | string): string => {
  const percent = roundPlainDecimal(shiftPlainDecimal(readPlainDecimal(value), 2), 2)
  return `${writePlainDecimal(percent, 2).replace('.', ',')}%`
}

/**
 * A rate for programs, in percent with at least two decimals and none lost: "0.0349" → "3.49", "0.02" →
 * "2.00".
 */
export const percentText = (value: Rate | string): string =>
  writePlainDecimal(shiftPlainDecimal(readPlainDecimal(value), 2), 2)
