import type { z } from 'zod'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** Operation that is only a server action: it has no API path and is not in the OpenAPI document. */
export type Command<B extends z.ZodType, R extends z.ZodType> = {
  /** Unique, in camelCase; also the `instance` of a problem body. */
  name: string
  body: B
  takesFile?: boolean
  /** An existing second factor must have been verified within 15 minutes (else `second_factor_stale`). */
  needsConfirmation?: boolean
  /** An open page sends the command by itself, so it does not keep the session alive. */
  isAutomatic?: boolean
  response: R
  /** Error codes in addition to those that any request may return. */
  codes: readonly ReasonCode[]
}

export const command = <B extends z.ZodType, R extends z.ZodType>(definition: Command<B, R>): Command<B, R> =>
  definition
