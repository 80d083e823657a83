import { z } from 'zod'

/** Decodes missing, null, empty and blank values to undefined or null. */
export const optionalField = <S extends z.ZodType>(field: S) =>
  z
    .preprocess(
      (value: z.input<S> | '' | null | undefined) => (isBlank(value) ? undefined : value),
      field.nullish(),
    )
    .optional()

export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''
