import { readSignInAlias } from '#lib/domain/access/identity-provider.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

export type SignInProblem = { title: string; text: string }

/** `refusal` is an error code; a colon and the minutes, an address or an alias may follow. */
export const signInProblemOf = (refusal: string, language: Language): SignInProblem => {
  const [code = '', ...rest] = refusal.split(':')
  const detail = rest.join(':')
  // The detail may come from the URL of the page, into which anybody can put any text.
  const address = /^[\da-f.:]{1,45}$/i.test(detail) ? detail : ''
  const alias = readSignInAlias(detail) ?? ''
  const reason = isReasonCode(code) ? code : 'sign_in_failed'
  const { title, text, nextAction } = reasonTexts(reason, language, { minutes: detail, address, alias })
  return { title, text: `${text} ${nextAction}` }
}
