import { isReasonCode } from '#lib/domain/reasons/catalogue.ts'

type Words = { reason: { code: string; text: string } | null }

export const institutionReviewReason = ({ reason }: Words) => ({
  source: 'institution' as const,
  rulesVersion: null,
  reasons: [
    {
      code: reason && isReasonCode(reason.code) ? reason.code : 'sent_to_review',
      details: reason ? { text: reason.text } : {},
    },
  ],
})
