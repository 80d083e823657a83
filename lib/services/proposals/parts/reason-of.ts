import type { Language } from '#lib/domain/language'
import { cancelWordsInEnglish } from '#lib/domain/proposals/cancel-reasons'
import { reviewWordsInEnglish } from '#lib/domain/proposals/review-decision-words'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue'
import { reasonTexts } from '#lib/domain/reasons/reason-texts'
import { storedTextInEnglish } from '#lib/domain/reasons/stored-text-in-english'

export type StoredReason = { code: string; text: string }

/** A reason of ours as it is stored and told: its code and its text in Portuguese. */
export const reasonFor = (code: ReasonCode, details: Record<string, unknown> = {}): StoredReason => ({
  code,
  text: reasonTexts(code, 'pt-BR', details).text,
})

/** The reason of an institution's report: by its code when we know it, otherwise in the institution's own words. */
export const reasonOfReport = (report: {
  status: ProposalStatus
  reason: { code: string; text: string } | null
}): StoredReason | null => {
  const { reason, status } = report
  if (reason && isReasonCode(reason.code)) return reasonFor(reason.code, { text: reason.text })
  if (status === 'rejected')
    return reasonFor('institution_refused', { text: reason?.text ?? 'sem motivo informado' })
  return reason && reasonFor('institution_notice', { text: reason.text })
}

/** A stored reason in the reader's language; what is stored is Portuguese, and what somebody wrote stays as it was written. */
export const reasonIn = (
  language: Language,
  stored: { reasonCode: string | null; reasonText: string | null },
): StoredReason | null => {
  if (stored.reasonCode === null) return null
  const code = stored.reasonCode
  const text = stored.reasonText ?? ''
  return { code, text: language === 'en' && isReasonCode(code) ? inEnglish(code, text) : text }
}

// A cancellation carries in brackets what the person chose and wrote.
const CANCELLATION = /^(.*?) \((.*)\)$/s

const inEnglish = (code: ReasonCode, stored: string) => {
  if (code === 'review_approved' || code === 'review_refused') return reviewWordsInEnglish(stored)
  const [, sentence, given] = (code === 'canceled_by_request' && CANCELLATION.exec(stored)) || []
  if (sentence === undefined || given === undefined) return storedTextInEnglish(code, stored) ?? stored
  return `${storedTextInEnglish(code, sentence) ?? sentence} (${cancelWordsInEnglish(given)})`
}
