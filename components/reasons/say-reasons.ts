import type { Language } from '#lib/domain/language.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { Reason } from '#lib/domain/reasons/reason.ts'
import { type ReasonTexts, screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'

export type ReasonWords = ReasonTexts & Pick<Reason, 'kind' | 'whoActs'>

export const sayReasons = (
  codes: readonly string[],
  language: Language,
): Readonly<Record<string, ReasonWords>> =>
  Object.fromEntries(
    codes.filter(isReasonCode).map((code) => {
      const { kind, whoActs } = reasonOf(code)
      return [code, { ...screenReasonTexts(code, language), kind, whoActs }]
    }),
  )
