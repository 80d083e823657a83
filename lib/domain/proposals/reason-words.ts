import type { ErrorDetails } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { reviewWords } from '#lib/domain/review/review-decision-words.ts'
import { cancelReasonWords } from './cancel-reasons.ts'

export type DetailedReason = { code: ReasonCode; details?: ErrorDetails }

/** Rows written before `reasonDetails` existed have only a text. */
export type StoredReason = {
  reasonCode: string | null
  reasonDetails: ErrorDetails | null
  reasonText?: string | null
}

export type WordedReason = { code: string; text: string }

/** Returns a reason in the reader's language; text that people or institutions wrote is not translated. */
export const reasonWords = ({ code, details = {} }: DetailedReason, language: Language): string =>
  OWN_WORDS[code]?.(details, language) ?? reasonTexts(code, language, details).text

export const storedReasonIn = (
  language: Language,
  { reasonCode: code, reasonDetails: details, reasonText }: StoredReason,
): WordedReason | null => {
  if (code === null) return null
  const isTranslatable = details !== null && isReasonCode(code)
  return { code, text: isTranslatable ? reasonWords({ code, details }, language) : (reasonText ?? '') }
}

type Wording = (details: ErrorDetails, language: Language) => string

const reviewDecision: Wording = ({ chosen, written }, language) =>
  reviewWords({ chosen: listOf(chosen), written: textOf(written) }, language)

const cancellation: Wording = ({ reason, description }, language) => {
  const { text } = reasonTexts('canceled_by_request', language)
  const parts = [cancelReasonWords(textOf(reason), language), textOf(description)].filter(
    (part) => part !== '',
  )
  return parts.length === 0 ? text : `${text} (${parts.join(': ')})`
}

const institutionRefusal: Wording = ({ text }, language) =>
  reasonTexts('institution_refused', language, { text: text ?? UNEXPLAINED }).text

const UNEXPLAINED = { pt: 'sem motivo informado', en: 'no reason given' }

/** Reasons whose wording extends or replaces the catalogue's sentence. */
const OWN_WORDS: Readonly<Partial<Record<ReasonCode, Wording>>> = {
  review_approved: reviewDecision,
  review_refused: reviewDecision,
  canceled_by_request: cancellation,
  institution_refused: institutionRefusal,
}

// Older decisions store a single text, because a manager could choose only one reason.
const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [textOf(value)]

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
