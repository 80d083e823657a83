import { type DomainError, domainErrorOf, type ErrorDetails } from './errors.ts'
import type { ReasonCode } from './reasons/catalogue.ts'

type RefusedField = { pointer: string; code: ReasonCode; details?: ErrorDetails }

/** Returns an error about one field. `code` is that of the whole error and defaults to the field's code. */
export const fieldRefusal = (
  { pointer, code: broken, details = {} }: RefusedField,
  code: ReasonCode = broken,
): DomainError => domainErrorOf(code, code === broken ? details : {}, [{ pointer, code: broken, details }])
