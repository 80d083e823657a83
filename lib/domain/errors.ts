import type { ReasonCode } from './reasons/catalogue.ts'

/** One broken field of an input. `pointer` is a JSON pointer into the body (or `/name` of a parameter). */
export type FieldError = { pointer: string; code: string; message: string; details?: Record<string, unknown> }

/** Values that fill the placeholders of a reason's texts; names ending in `Cents` are shown as money, days as dd/mm/yyyy. */
export type ErrorDetails = Record<string, unknown>

/**
 * The one error of the product: a catalogued reason with the values its texts need.
 * The door turns it into a problem body; an uncatalogued code does not compile.
 */
export class DomainError extends Error {
  readonly code: ReasonCode
  readonly details: ErrorDetails
  readonly errors: readonly FieldError[]

  constructor(code: ReasonCode, details: ErrorDetails = {}, errors: readonly FieldError[] = []) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
    this.errors = errors
  }
}
