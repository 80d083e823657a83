import { z } from 'zod'
import { matchWord } from '#lib/domain/match-word.ts'

/** Passes an unknown word on to the enum, because the enum's error lists the known words. */
export const wordField = <const W extends readonly [string, ...string[]]>(
  words: W,
  otherNames: Readonly<Record<string, W[number]>> = {},
) =>
  z.preprocess(
    (value: z.input<z.ZodEnum<{ [K in W[number]]: K }>>) => asWord(value, words, otherNames),
    z.enum(words),
  )

export const asWord = <W extends string>(
  value: unknown,
  words: readonly W[],
  otherNames: Readonly<Record<string, W>> = {},
): unknown => (typeof value === 'string' ? (matchWord(value, words, otherNames) ?? value) : value)

export const withWord =
  <W extends string>(member: string, words: readonly W[], otherNames: Readonly<Record<string, W>> = {}) =>
  (value: unknown): unknown =>
    typeof value === 'object' && value !== null && member in value
      ? { ...value, [member]: asWord((value as Record<string, unknown>)[member], words, otherNames) }
      : value
