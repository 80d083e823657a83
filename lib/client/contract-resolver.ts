import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type ResolverOptions<Values> = {
  toWire?: (values: Values) => unknown
  fieldOf?: (pointer: string) => string
}

/** Returns values as typed, because the server parses them. If no schema loads, only the server validates. */
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
