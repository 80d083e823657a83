import type { Language } from '#lib/domain/language.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

export type SignInProblem = { title: string; text: string }

/**
 * Returns the texts for a failed sign-in. `refusal` is an error code; if the account is locked, a colon and
 * the minutes to wait follow.
 */
export const signInProblemOf = (refusal: string, language: Language): SignInProblem => {
  const [code = '', minutes] = refusal.split(':')
  const reason = isReasonCode(code) ? code : 'sign_in_failed'
  const { title, text, nextAction } = reasonTexts(reason, language, { minutes })
  return { title, text: `${text} ${nextAction}` }
}
