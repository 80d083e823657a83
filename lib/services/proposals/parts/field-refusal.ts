import { DomainError, type ErrorDetails } from '#lib/domain/errors'
import type { Language } from '#lib/domain/language'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'

type Refusal = { code: ReasonCode; pointer: string; details?: ErrorDetails }

/** A refusal by a rule that one field of the input breaks, pointing at it. */
export const fieldRefusal = (language: Language, { code, pointer, details = {} }: Refusal): DomainError =>
  new DomainError(code, details, [{ pointer, code, message: reasonTexts(code, language, details).text }])
