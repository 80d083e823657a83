import type { ReasonCode } from './reasons/catalogue.ts'

/** `pointer`: JSON pointer into the body, or `/name` of a parameter. Bounds: number, length or item count. */
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

/** Field that breaks a rule; it is worded only when the response is written. */
export type UnwordedFieldError = { pointer: string; code: ReasonCode; details: ErrorDetails }

/** Fills a reason's placeholders; names ending in `Cents` are shown as money, days as dd/mm/yyyy. */
export type ErrorDetails = Record<string, unknown>

/** The only error of the product: a catalogued reason, which the endpoint turns into a problem body. */
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
