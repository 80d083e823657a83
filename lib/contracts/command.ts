import type { z } from 'zod'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/**
 * Operation that is called only as a server action. It has no API path and is not in the OpenAPI document.
 */
export type Command<B extends z.ZodType, R extends z.ZodType> = {
  /** Unique name in camelCase, which is also the `instance` of a problem body. */
  name: string
  body: B
  takesFile?: boolean
  /**
   * True if a person who has a second factor must have verified it in this session within the last 15
   * minutes; otherwise the command fails with `second_factor_stale`.
   */
  needsConfirmation?: boolean
  /** True if an open page sends it by itself. It then does not keep the session alive. */
  isAutomatic?: boolean
  /** Encodes the service's result for the screen. */
  response: R
  /** Error codes in addition to those that any request may return. */
  codes: readonly ReasonCode[]
}

export const command = <B extends z.ZodType, R extends z.ZodType>(definition: Command<B, R>): Command<B, R> =>
  definition
