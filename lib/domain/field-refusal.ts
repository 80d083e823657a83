import { DomainError, type ErrorDetails } from './errors.ts'
import type { ReasonCode } from './reasons/catalogue.ts'

type RefusedField = { pointer: string; code: ReasonCode; details?: ErrorDetails }

/** Returns a refusal at the field that breaks a rule; `code` is the whole refusal's where it differs. */
export const fieldRefusal = (
  { pointer, code: broken, details = {} }: RefusedField,
  code: ReasonCode = broken,
): DomainError => new DomainError(code, code === broken ? details : {}, [{ pointer, code: broken, details }])
