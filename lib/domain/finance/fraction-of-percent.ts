import { readPlainDecimal, shiftPlainDecimal, writePlainDecimal } from './plain-decimal.ts'

const PERCENT_TEXT = /^\d{1,3}([.,]\d{1,10})?$/

/** Returns the fraction of a typed percentage: "1,8" → "0.018"; null for anything but a plain number. */
export const fractionOfPercent = (text: string): string | null => {
  const trimmed = text.trim().replace(/%$/, '').trim()
  if (!PERCENT_TEXT.test(trimmed)) return null
  return writePlainDecimal(shiftPlainDecimal(readPlainDecimal(trimmed.replace(',', '.')), -2), 0)
}
