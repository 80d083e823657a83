import type { z } from 'zod'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** Operation that is called only as a server action: no API path, not in the OpenAPI document. */
export type Command<B extends z.ZodType, R extends z.ZodType> = {
  /** Unique, in camelCase; also the `instance` of a problem body. */
  name: string
  body: B
  takesFile?: boolean
  /** An existing second factor must be verified in the session within 15 minutes (`second_factor_stale`). */
  needsConfirmation?: boolean
  /** An open page sends it by itself, so it does not keep the session alive. */
  isAutomatic?: boolean
  response: R
  /** Error codes in addition to those that any request may return. */
  codes: readonly ReasonCode[]
}

export const command = <B extends z.ZodType, R extends z.ZodType>(definition: Command<B, R>): Command<B, R> =>
  definition
