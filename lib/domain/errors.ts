import type { DetailsOf, ReasonCode } from './reasons/catalogue.ts'

/** `pointer` is a JSON pointer into the body, or `/name` of a parameter. */
export type FieldError = {
  pointer: string
  code: string
  message: string
  expected?: string
  example?: unknown
  allowed?: readonly (string | number | boolean)[]
  /** `minimum` and `maximum` limit the value, the length of a text or the number of items. */
  minimum?: number | string
  maximum?: number | string
}

/** Field error without a message. The message is added when the response is written. */
export type UnwordedFieldError = { pointer: string; code: ReasonCode; details: ErrorDetails }

/** Values for a reason's placeholders; `…Cents` are shown as money, days as dd/mm/yyyy in Portuguese. */
export type ErrorDetails = Record<string, unknown> & { retryAfterSeconds?: number }

type Errors = readonly (FieldError | UnwordedFieldError)[]

/** `details` is optional only for reasons whose texts have no placeholders. */
type Arguments<C extends ReasonCode> =
  Record<never, never> extends DetailsOf<C>
    ? [details?: ErrorDetails, errors?: Errors]
    : [details: DetailsOf<C> & ErrorDetails, errors?: Errors]

/** The only error class for expected failures; endpoints render its catalogued reason as a problem body. */
export class DomainError<C extends ReasonCode = ReasonCode> extends Error {
  readonly code: C
  readonly details: ErrorDetails
  readonly errors: Errors

  constructor(code: C, ...[details = {}, errors = []]: Arguments<C>) {
    super(code)
    this.name = 'DomainError'
    this.code = code
    this.details = details
    this.errors = errors
  }
}

/** Creates an error from a code known only at run time, so the compiler cannot check its details. */
export const domainErrorOf = (
  code: ReasonCode,
  details: ErrorDetails = {},
  errors: Errors = [],
): DomainError => new DomainError(code, details as ErrorDetails & DetailsOf<ReasonCode>, errors)
