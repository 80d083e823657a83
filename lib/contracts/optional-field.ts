import { z } from 'zod'

/**
 * A field that may be left out, with one way to say so whatever the program writes: missing, null, an empty
 * text or blanks are the same. Read as undefined or null.
 */
export const optionalField = <S extends z.ZodType>(field: S) =>
  z
    .preprocess(
      (value: z.input<S> | '' | null | undefined) => (isBlank(value) ? undefined : value),
      field.nullish(),
    )
    .optional()

/** Whether a value is a text of which nothing is left without its blanks. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
