import { z } from 'zod'
import { matchWord } from '#lib/domain/match-word.ts'

/**
 * Known word, in any case or by another name, as {@link matchWord} compares them. Anything else is refused as
 * it was sent, listing the words.
 */
export const wordField = <const W extends readonly [string, ...string[]]>(
  words: W,
  otherNames: Readonly<Record<string, W[number]>> = {},
) =>
  z.preprocess(
    (value: z.input<z.ZodEnum<{ [K in W[number]]: K }>>) => asWord(value, words, otherNames),
    z.enum(words),
  )

/** Reads a value as {@link wordField} does before its schema, for schemas that continue from the word. */
export const asWord = <W extends string>(
  value: unknown,
  words: readonly W[],
  otherNames: Readonly<Record<string, W>> = {},
): unknown => (typeof value === 'string' ? (matchWord(value, words, otherNames) ?? value) : value)

/** Reads `member` of an object as {@link asWord} does. */
export const withWord =
  <W extends string>(member: string, words: readonly W[], otherNames: Readonly<Record<string, W>> = {}) =>
  (value: unknown): unknown =>
    typeof value === 'object' && value !== null && member in value
      ? { ...value, [member]: asWord((value as Record<string, unknown>)[member], words, otherNames) }
      : value
