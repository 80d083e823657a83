import { z } from 'zod'
import type { Operation, OutputOf, WireOutputOf } from './contract.ts'

/**
 * Encodes a service's result in the wire shape. Fields the response does not name are left out, so nothing
 * personal leaks; a value it does not allow is our own fault and throws.
 */
export const encodeOutput = <C extends Operation>(operation: C, output: OutputOf<C>): WireOutputOf<C> =>
  ('encode' in operation && operation.encode
    ? operation.encode(output)
    : z.encode(operation.response, output)) as WireOutputOf<C>
