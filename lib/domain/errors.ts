import type { ReasonCode } from './reasons/catalogue.ts'

/**
 * One broken field of an input. `pointer` is a JSON pointer into the body (or `/name` of a parameter). What
 * would be right is stated in words (`expected`) and as data; bounds are of a number, of the length of a
 * text, of the items of a list.
 */
export type FieldError = {
  pointer: string
  code: string
  message: string
  expected?: string
  example?: unknown
  allowed?: readonly (string | number | boolean)[]
  minimum?: number | string
  maximum?: number | string
}

/** A field that a rule refuses: reported by code and details, worded when it is answered. */
export type UnwordedFieldError = { pointer: string; code: ReasonCode; details: ErrorDetails }

/**
 * Values that fill the placeholders of a reason's texts; names ending in `Cents` are shown as money, days as
 * dd/mm/yyyy.
 */
export type ErrorDetails = Record<string, unknown>

/**
 * The one error of the product: a catalogued reason with the values its texts need.
 * The endpoint turns it into a problem body; an uncatalogued code does not compile.
 */
export class DomainError extends Error {
  readonly code: ReasonCode
  readonly details: ErrorDetails
  readonly errors: readonly (FieldError | UnwordedFieldError)[]

  constructor(code: ReasonCode, details: ErrorDetails = {}, errors: DomainError['errors'] = []) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
    this.errors = errors
  }
}
