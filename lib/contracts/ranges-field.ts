import { z } from 'zod'
import { MOST_ADDRESS_RANGES } from '#lib/domain/access/address-ranges.ts'

export const rangesField = z
  .string()
  .max(4_000)
  .transform((text) => text.split(/[\s,;]+/).filter((part) => part !== ''))
  .pipe(z.array(z.string()).max(MOST_ADDRESS_RANGES))
