import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { DetailedReason } from './reason-words.ts'
import type { ProposalStatus } from './status.ts'

type Report = { status: ProposalStatus; reason: { code: string; text: string } | null }

/** Returns the catalogued reason, or a general code with the text. Null without a reason, unless rejected. */
export const reasonOfReport = ({ status, reason }: Report): DetailedReason | null => {
  const details = reason ? { text: reason.text } : {}
  if (reason && isReasonCode(reason.code)) return { code: reason.code, details }
  if (status === 'rejected') return { code: 'institution_refused', details }
  return reason && { code: 'institution_notice', details }
}
