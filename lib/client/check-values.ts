import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form'
import type { z } from 'zod'
import { fieldErrorsOf } from '#lib/contracts/field-errors.ts'
import { isConcealedCpf } from '#lib/domain/documents/cpf.ts'
import { screenLanguage } from './screen-language.ts'

export type ValueCheck<Values extends FieldValues> = {
  schema: z.ZodType
  toWire: (values: Values) => unknown
  fieldOf: (pointer: string) => string
  options: ResolverOptions<Values>
}

export const checkValues = <Values extends FieldValues>(
  values: Values,
  { schema, toWire, fieldOf, options }: ValueCheck<Values>,
): ResolverResult<Values> => {
  const wire = toWire(values)
  const result = schema.safeParse(wire)
  if (result.success) return { values, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { pointer, code, message } of fieldErrorsOf(result.error, screenLanguage()))
    if (!isConcealed(wire, pointer)) errors[fieldOf(pointer)] ??= { type: code, message }
  if (Object.keys(errors).length === 0) return { values, errors: {} }
  return { values: {}, errors: toNestErrors(errors, options) }
}

const isConcealed = (wire: unknown, pointer: string) => {
  const at = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], wire)
  return typeof at === 'string' && isConcealedCpf(at)
}
