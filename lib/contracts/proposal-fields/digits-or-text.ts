import { z } from 'zod'
import { plainText } from '#lib/domain/plain-text.ts'

export const digitsOrText = z.union([z.string(), z.number()]).transform((value) => plainText(String(value)))
