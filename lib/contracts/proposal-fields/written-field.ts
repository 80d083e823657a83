import { z } from 'zod'

/** Characters missing from the contract's fonts (lib/pdf/fonts). */
const UNWRITABLE =
  /(?![\u0300-\u036f])[^\x20-\x7e\xa0-\u024f\u02b9-\u02bf\u02c6-\u02dd\u1e00-\u1e9b\u1e9e\u1ea0-\u1ef9\u2010\u2012-\u2015\u2018-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2116\u2122]/u

/** Text for the contract. Rejects text that is empty after cleaning or that the contract's fonts lack. */
export const writtenField = (max: number) =>
  z
    .string()
    .meta({ minLength: 1, maxLength: max })
    .transform(plain)
    .pipe(z.string().min(1).max(max))
    .transform(writable)

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

const writable = (text: string, ctx: z.RefinementCtx): string => {
  const [character] = text.match(UNWRITABLE) ?? []
  if (character === undefined) return text
  const point = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  const details = { character: `${character} (${point})` }
  ctx.addIssue({ code: 'custom', params: { code: 'unwritable_character', details } })
  return z.NEVER
}
