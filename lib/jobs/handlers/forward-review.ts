import type { JobHandler } from '#lib/jobs/handler.ts'
import { systemContext } from '#lib/services/context.ts'
import { forwardReview } from '#lib/services/proposals/forward-review.ts'

export const forwardReviewHandler: JobHandler<'forward_review'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'forward_review', name: 'envio da decisão' } as const
  await forwardReview(systemContext(payload.organizationId, at, actor), payload)
}
