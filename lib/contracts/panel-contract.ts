import type { z } from 'zod'
import type { Contract, ResponseValue, Schema } from './contract.ts'

/** Back-office API: GET only, for signed-in people, excluded from the OpenAPI document. */
export const panelContract = <
  const Path extends string,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends z.ZodType = Schema,
  R extends z.ZodType = z.ZodType,
  Output = ResponseValue<R>,
>(
  definition: Omit<Contract<P, Q, B, Output, R>, 'method' | 'access'> & { path: Path },
): Contract<P, Q, B, Output, R> & { path: Path } => ({
  ...definition,
  method: 'GET',
  access: { kind: 'person' },
})
