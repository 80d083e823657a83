import type { ProposalStatus } from '#lib/domain/proposals/status'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue'
import { type Language, reasonTexts } from '#lib/domain/reasons/reason-texts'

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
  const isOurs = isReasonCode(code) && reasonTexts(code, 'pt-BR').text === text
  return { code, text: isOurs ? reasonTexts(code, language).text : text }
}
