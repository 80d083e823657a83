import { z } from 'zod'
import { refuse } from '#lib/contracts/fields'

/**
 * What the fonts of the contract can write: Latin text as Windows-1252 knows it, which includes every
 * Portuguese letter.
 */
const WRITABLE = /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/

/**
 * Text that will be in the contract: letters and their accents joined, invisible characters and spare blanks
 * taken out. Refused when nothing is left or when the contract could not show it as it is.
 */
export const writtenField = (max: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: max })
    .transform(plain)
    .pipe(z.string().min(1).max(max))
    .transform(writable)

/** As {@link writtenField}, but it may be missing or empty: then null. */
export const optionalWrittenField = (max: number) =>
  z
    .string()
    .meta({ maxLength: max })
    .nullish()
    .transform((text) => plain(text ?? ''))
    .pipe(z.string().max(max))
    .transform(writable)
    .transform((text) => text || null)

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim()

const writable = (text: string, ctx: z.RefinementCtx): string =>
  WRITABLE.test(text) ? text : refuse(ctx, 'invalid_value')
