import { z } from 'zod'

/** Digits that programs send as text or as a number; read as trimmed text. */
export const digitsOrText = z.union([z.string(), z.number()]).transform((value) => String(value).trim())
