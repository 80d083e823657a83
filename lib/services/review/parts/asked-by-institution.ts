import { isReasonCode } from '#lib/domain/reasons/catalogue'

type Words = { reason: { code: string; text: string } | null }

/** Why an institution asks for a review, as it is kept: its code where we know it, and its words. */
export const askedByInstitution = ({ reason }: Words) => ({
  source: 'institution' as const,
  rulesVersion: null,
  reasons: [
    {
      code: reason && isReasonCode(reason.code) ? reason.code : 'sent_to_review',
      details: reason ? { text: reason.text } : {},
    },
  ],
})
