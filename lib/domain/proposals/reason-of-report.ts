import { isReasonCode } from '../reasons/catalogue.ts'
import type { GivenReason } from './reason-words.ts'
import type { ProposalStatus } from './status.ts'

type Report = { status: ProposalStatus; reason: { code: string; text: string } | null }

/**
 * The reason of an institution's report: by its code when we know it, otherwise in the institution's own
 * words.
 */
export const reasonOfReport = ({ status, reason }: Report): GivenReason | null => {
  const details = reason ? { text: reason.text } : {}
  if (reason && isReasonCode(reason.code)) return { code: reason.code, details }
  if (status === 'rejected') return { code: 'institution_refused', details }
  return reason && { code: 'institution_notice', details }
}
