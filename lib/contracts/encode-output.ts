import type { AnyContract, OutputOf, WireOutputOf } from './contract.ts'

/** A service's result in the wire shape of its contract, for a page that hands it to its components. */
export const encodeOutput = <C extends AnyContract>(contract: C, output: OutputOf<C>): WireOutputOf<C> =>
  contract.encode(output) as WireOutputOf<C>
