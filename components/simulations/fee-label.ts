import { localizedTexts, texts } from '#components/language/texts.ts'
import type { FeeWords } from '#lib/domain/finance/registration-fee.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  registration: ['Tarifa de cadastro', 'Registration fee'],
  waived: ['já cliente da instituição', 'already a customer of the institution'],
})

export const feeLabel = (
  { feeName, feeWaived }: FeeWords,
  language: Language,
): { label: string; hint?: string } => {
  const t = localizedTexts(TEXTS, language)
  return { label: feeName ?? t.registration, ...(feeWaived && { hint: t.waived }) }
}
