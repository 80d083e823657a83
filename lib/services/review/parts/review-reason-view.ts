import type { ReviewReasonRow } from '#db/queries/review/review-reasons.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { reviewReasonText } from '#lib/domain/review/review-reason-text.ts'

export const reviewReasonView = (row: ReviewReasonRow, language: Language) => {
  const { source, code, details, rulesVersion, createdAt: at } = row
  const texts = reviewReasonText(isReasonCode(code) ? code : 'sent_to_review', details, language)
  const ownText = source === 'institution' && code === 'sent_to_review' ? wordsIn(details) : undefined
  return { code, source, title: texts.title, text: ownText ?? texts.text, rulesVersion, at }
}

const wordsIn = ({ text }: Record<string, unknown>) =>
  typeof text === 'string' && text !== '' && text !== reasonTexts('sent_to_review', 'pt-BR').text
    ? text
    : undefined
