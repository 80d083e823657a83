import { z } from 'zod'
import { knownWord } from '#lib/domain/known-word'

/**
 * One of the known words, in any case, or one of the other names it goes by, as {@link knownWord} compares
 * them. What names none is refused as it was sent, with the words.
 */
export const wordField = <const W extends readonly [string, ...string[]]>(
  words: W,
  otherNames: Readonly<Record<string, W[number]>> = {},
) =>
  z.preprocess(
    (value: z.input<z.ZodEnum<{ [K in W[number]]: K }>>) => asWord(value, words, otherNames),
    z.enum(words),
  )

/**
 * What {@link wordField} reads of a value before its schema; for a schema that goes on from the word, which
 * must be inside.
 */
export const asWord = <W extends string>(
  value: unknown,
  words: readonly W[],
  otherNames: Readonly<Record<string, W>> = {},
): unknown => (typeof value === 'string' ? (knownWord(value, words, otherNames) ?? value) : value)

/** An object whose `member` names its kind by a word, read as {@link asWord} reads one. */
export const withWord =
  <W extends string>(member: string, words: readonly W[], otherNames: Readonly<Record<string, W>> = {}) =>
  (value: unknown): unknown =>
    typeof value === 'object' && value !== null && member in value
      ? { ...value, [member]: asWord((value as Record<string, unknown>)[member], words, otherNames) }
      : value
