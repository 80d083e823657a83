import { readAddressRange } from '#lib/domain/access/address-ranges.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'

/** Returns the ranges in canonical spelling; null for an empty list. @throws address_range_invalid */
export const normalAddressRanges = (texts: readonly string[]): string[] | null => {
  const ranges = texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const range = readAddressRange(text)
      if (range !== null) return range
      const details = { range: text.slice(0, 60) }
      throw fieldRefusal({ pointer: '/ranges', code: 'address_range_invalid', details })
    })
  return ranges.length === 0 ? null : [...new Set(ranges)]
}
