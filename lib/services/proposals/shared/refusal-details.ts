import type { Day } from '#lib/domain/calendar.ts'
import type { DomainError, ErrorDetails } from '#lib/domain/errors.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'

type Refusal = { releaseDate: Day; previousReleaseDate: Day; refusal: DomainError }

export const refusalDetails = ({ refusal, ...dates }: Refusal): ErrorDetails => {
  const { code, details } = refusal
  const textFor = (language: 'pt-BR' | 'en') => screenReasonTexts(code, language, details).text
  return { ...dates, cause: code, causeText: { pt: textFor('pt-BR'), en: textFor('en') } }
}
