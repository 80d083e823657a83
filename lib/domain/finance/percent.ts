import type { Rate } from './decimal.ts'
import { readPlainDecimal, roundPlainDecimal, shiftPlainDecimal, writePlainDecimal } from './plain-decimal.ts'

// This file is bundled into screens, so it avoids the decimal library; a test checks it against that library.

/** Formats a fraction for people: "0.245678" → "24,57%", half-even (NBR 5891, required by CMN 4.881/2020). */
export const formatPercent = (value: Rate | string): string => {
  const percent = roundPlainDecimal(shiftPlainDecimal(readPlainDecimal(value), 2), 2)
  return `${writePlainDecimal(percent, 2).replace('.', ',')}%`
}

/** Formats a fraction in percent, with at least two decimals, exactly: "0.0349" → "3.49", "0.02" → "2.00". */
export const percentText = (value: Rate | string): string =>
  writePlainDecimal(shiftPlainDecimal(readPlainDecimal(value), 2), 2)
