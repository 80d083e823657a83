import { z } from 'zod'
import type { Operation, OutputOf, WireOutputOf } from './contract.ts'

/** Omits undeclared fields, so that no personal data leaks. @throws on a value the response does not allow */
export const encodeOutput = <C extends Operation>(operation: C, output: OutputOf<C>): WireOutputOf<C> =>
  ('encode' in operation && operation.encode
    ? operation.encode(output)
    : z.encode(operation.response, output)) as WireOutputOf<C>
