import { z } from 'zod'

/** Makes a field optional. Missing, empty and blank values decode to undefined, and null stays null. */
export const optionalField = <S extends z.ZodType>(field: S) =>
  z
    .preprocess(
      (value: z.input<S> | '' | null | undefined) => (isBlank(value) ? undefined : value),
      field.nullish(),
    )
    .optional()

export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
