import { type DomainError, domainErrorOf, type ErrorDetails } from './errors.ts'
import type { ReasonCode } from './reasons/catalogue.ts'

type RefusedField = { pointer: string; code: ReasonCode; details?: ErrorDetails }

/**
 * Returns an error that points at one field; `code` replaces the field's code as the code of the whole error.
 */
export const fieldRefusal = (
  { pointer, code: broken, details = {} }: RefusedField,
  code: ReasonCode = broken,
): DomainError => domainErrorOf(code, code === broken ? details : {}, [{ pointer, code: broken, details }])
