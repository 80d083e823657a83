import type { Language } from '#lib/domain/language.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

export type SignInProblem = { title: string; text: string }

/** `refusal` is a code, followed by a colon and the minutes to wait when the account is locked. */
export const signInProblemOf = (refusal: string, language: Language): SignInProblem => {
  const [code = '', minutes] = refusal.split(':')
  const reason = isReasonCode(code) ? code : 'sign_in_failed'
  const { title, text, nextAction } = reasonTexts(reason, language, { minutes })
  return { title, text: `${text} ${nextAction}` }
}
