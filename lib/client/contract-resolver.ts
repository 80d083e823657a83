import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type ResolverOptions<Values> = {
  /** What the form's values are on the wire; themselves unless said. */
  toWire?: (values: Values) => unknown
  /** The form's field for a pointer into the wire, where the names differ. */
  fieldOf?: (pointer: string) => string
}

/**
 * Checks a form by a contract's own schema, with the codes and texts the endpoint would answer. The values
 * stay as typed: the action sends them on, and the same schema reads them there again. A CPF the screen knows
 * masked is put back by the server alone. The schema and the check are loaded with the first check, not with
 * the page; where they cannot be loaded, the server checks alone.
 */
export const contractResolver =
  <Values extends FieldValues>(
    load: () => Promise<z.ZodType | undefined>,
    { toWire = (values) => values, fieldOf = fieldOfPointer }: ResolverOptions<Values> = {},
  ): Resolver<Values> =>
  async (values, _context, options) => {
    const loaded = await Promise.all([load(), import('./check-values.ts')]).catch(() => null)
    const schema = loaded?.[0]
    if (!loaded || !schema) return { values, errors: {} }
    return loaded[1].checkValues(values, { schema, toWire, fieldOf, options })
  }

/** "/payment/data/pix" → "payment.data.pix". */
export const fieldOfPointer = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')
