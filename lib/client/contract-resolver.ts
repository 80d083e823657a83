import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type ResolverOptions<Values> = {
  toWire?: (values: Values) => unknown
  /** Converts a JSON pointer in the API value to the name of the form field, where the names differ. */
  fieldOf?: (pointer: string) => string
}

/**
 * Returns a resolver that validates a form with the contract's own schema, codes and texts. It leaves the
 * values as the user typed them, because the server parses them again. The schema is loaded on the first
 * check, not with the page; if loading fails, only the server validates.
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

/** Converts "/payment/data/pix" to "payment.data.pix". */
export const fieldOfPointer = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')
