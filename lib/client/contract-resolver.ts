import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { isConcealedCpf } from '#lib/domain/documents/cpf'
import { screenLanguage } from './screen-language.ts'

type ResolverOptions<Values> = {
  /** What the form's values are on the wire; themselves unless said. */
  toWire?: (values: Values) => unknown
  /** The form's field for a pointer into the wire, where the names differ. */
  fieldOf?: (pointer: string) => string
}

/**
 * Checks a form by a contract's own schema, with the codes and texts the endpoint would answer. The values
 * stay as typed: the action sends them on, and the same schema reads them there again. A CPF the screen knows
 * masked is put back by the server alone. The schema is loaded with the first check, not with the page; where
 * it cannot be loaded, the server checks alone.
 */
export const contractResolver =
  <Values extends FieldValues>(
    load: () => Promise<z.ZodType | undefined>,
    { toWire = (values) => values, fieldOf = fieldOfPointer }: ResolverOptions<Values> = {},
  ): Resolver<Values> =>
  async (values, _context, options) => {
    const wire = toWire(values)
    const loaded = await Promise.all([load(), import('#lib/contracts/field-errors')]).catch(() => null)
    const result = loaded?.[0]?.safeParse(wire)
    if (!loaded || !result || result.success) return { values, errors: {} }
    const [, { fieldErrorsOf }] = loaded
    const errors: Record<string, FieldError> = {}
    for (const { pointer, code, message } of fieldErrorsOf(result.error, screenLanguage()))
      if (!isConcealed(wire, pointer)) errors[fieldOf(pointer)] ??= { type: code, message }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    return { values: {}, errors: toNestErrors(errors, options) }
  }

/** "/payment/data/pix" → "payment.data.pix". */
export const fieldOfPointer = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

const isConcealed = (wire: unknown, pointer: string) => {
  const at = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], wire)
  return typeof at === 'string' && isConcealedCpf(at)
}
