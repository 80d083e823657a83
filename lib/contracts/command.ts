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
   * A person with a second factor must have verified it in this session within 15 minutes; otherwise the code
   * is `second_factor_stale`.
   */
  needsConfirmation?: boolean
  /** Sent by an open page on its own, so that it does not keep an unattended session alive. */
  isAutomatic?: boolean
  /** Encodes the service's result for the screen. */
  response: R
  /** Error codes in addition to those that any request may return. */
  codes: readonly ReasonCode[]
}

export const command = <B extends z.ZodType, R extends z.ZodType>(definition: Command<B, R>): Command<B, R> =>
  definition
