import type { z } from 'zod'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'

/**
 * What only a server action calls: an input, an answer and the codes it may refuse with. It has no address,
 * so neither method nor path, and no place in the document for programs. Forms, screens and services read it
 * as they read a contract.
 */
export type Command<B extends z.ZodType, R extends z.ZodType> = {
  /** camelCase, unique: what a problem body gives as its `instance`. */
  name: string
  body: B
  /** A file comes beside the body. */
  takesFile?: boolean
  /** What the screen gets, and by its codecs how what the service returns becomes that. */
  response: R
  /** The codes this command may refuse with beside those any request can meet. */
  codes: readonly ReasonCode[]
}

/** Declares a command; it only fixes the types. */
export const command = <B extends z.ZodType, R extends z.ZodType>(definition: Command<B, R>): Command<B, R> =>
  definition
