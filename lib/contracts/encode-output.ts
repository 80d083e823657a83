import { z } from 'zod'
import type { Operation, OutputOf, WireOutputOf } from './contract.ts'

/**
 * Encodes a service's result in the wire shape. Omits fields that the response does not declare, so that no
 * personal data leaks. Throws on a value that the response does not allow, because that is a bug.
 */
export const encodeOutput = <C extends Operation>(operation: C, output: OutputOf<C>): WireOutputOf<C> =>
  ('encode' in operation && operation.encode
    ? operation.encode(output)
    : z.encode(operation.response, output)) as WireOutputOf<C>
