import type { z } from 'zod'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** Operation of a server action only: it has no address, and no place in the document for programs. */
export type Command<B extends z.ZodType, R extends z.ZodType> = {
  /** camelCase, unique: the `instance` of a problem body. */
  name: string
  body: B
  /** A file comes beside the body. */
  takesFile?: boolean
  /** Its codecs turn the service's result into what the screen gets. */
  response: R
  /** Refusals beside those any request can meet. */
  codes: readonly ReasonCode[]
}

export const command = <B extends z.ZodType, R extends z.ZodType>(definition: Command<B, R>): Command<B, R> =>
  definition
