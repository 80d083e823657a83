import { type DomainError, domainErrorOf, type ErrorDetails } from './errors.ts'
import type { ReasonCode } from './reasons/catalogue.ts'

type RefusedField = { pointer: string; code: ReasonCode; details?: ErrorDetails }

/** Returns an error at one field; `code`, which defaults to the field's code, is that of the whole error. */
export const fieldRefusal = (
  { pointer, code: broken, details = {} }: RefusedField,
  code: ReasonCode = broken,
): DomainError => domainErrorOf(code, code === broken ? details : {}, [{ pointer, code: broken, details }])
