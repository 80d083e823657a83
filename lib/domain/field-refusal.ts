import { DomainError, type ErrorDetails } from './errors.ts'
import type { ReasonCode } from './reasons/catalogue.ts'

type RefusedField = { pointer: string; code: ReasonCode; details?: ErrorDetails }

/**
 * A refusal by a rule that one field of the input breaks, pointing at it; `code` is the whole refusal's where
 * it is another (`invalid_request`). Its words are made when it is answered.
 */
export const fieldRefusal = (
  { pointer, code: broken, details = {} }: RefusedField,
  code: ReasonCode = broken,
): DomainError => new DomainError(code, code === broken ? details : {}, [{ pointer, code: broken, details }])
