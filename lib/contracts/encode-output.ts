import { z } from 'zod'
import type { Operation, OutputOf, WireOutputOf } from './contract.ts'

/**
 * A service's result in the wire shape of its contract or command. What the response does not name is left
 * out, so nothing personal goes out by chance; a value that it does not allow is a fault of ours and throws.
 */
export const encodeOutput = <C extends Operation>(operation: C, output: OutputOf<C>): WireOutputOf<C> =>
  ('encode' in operation && operation.encode
    ? operation.encode(output)
    : z.encode(operation.response, output)) as WireOutputOf<C>
