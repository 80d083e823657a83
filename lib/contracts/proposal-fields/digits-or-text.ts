import { z } from 'zod'
import { plainText } from '#lib/domain/plain-text.ts'

/** Digits that API clients send as text or as a number; decoded to plain text. */
export const digitsOrText = z.union([z.string(), z.number()]).transform((value) => plainText(String(value)))
