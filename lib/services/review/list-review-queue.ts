import { listProposalsSolvedForReview } from '#db/queries/pending-items'
import { countReviewQueue, listReviewQueue as listRows } from '#db/queries/review-queue'
import { listReviewReasons } from '#db/queries/review-reasons'
import { withTransaction } from '#db/transaction'
import { COUNT_CEILING } from '#lib/domain/count-ceiling'
import { concealCpf } from '#lib/domain/documents/cpf'
import type { Product } from '#lib/domain/proposals/product'
import type { ReviewQueue } from '#lib/domain/proposals/review-view'
import { visibleAuthors } from '#lib/services/access/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'
import { reviewReasonView } from './review-reason-view.ts'

export type ReviewQueueRequest = {
  product?: Product | undefined
  provider?: string | undefined
  /** A code of a reason. */
  reason?: string | undefined
}

/** How many of those waiting are told at once; as they are decided the others follow. */
const SHOWN = 100

/** What waits for a manager, the longest first, with the reasons. Throws `permission_denied`. */
export const listReviewQueue = async (
  context: Context,
  { product, provider, reason }: ReviewQueueRequest,
): Promise<ReviewQueue> => {
  requirePermission(context, 'review_proposals')
  const { organizationId, language, actor } = context
  return withTransaction(context, async (tx) => {
    const authors = await visibleAuthors(tx, context)
    const filter = { organizationId, product, institutionCode: provider, reasonCode: reason, authors }
    const [rows, counted] = await Promise.all([
      listRows(tx, filter, SHOWN),
      countReviewQueue(tx, filter, COUNT_CEILING + 1),
    ])
    const key = { organizationId, proposalIds: rows.map(({ id }) => id) }
    const [reasons, returned] = await Promise.all([
      listReviewReasons(tx, key),
      listProposalsSolvedForReview(tx, key),
    ])
    return {
      rows: rows.map(({ createdByKind, createdById, updatedAt, ownReview: _, ...row }) => ({
        ...row,
        documentNumber: concealCpf(row.documentNumber),
        waitingSince: updatedAt,
        isOwn: createdByKind === 'user' && createdById === actor.id,
        isReturned: returned.includes(row.id),
        reasons: reasons
          .filter(({ proposalId }) => proposalId === row.id)
          .map((given) => reviewReasonView(given, language)),
      })),
      total: Math.min(counted, COUNT_CEILING),
      totalIsExact: counted <= COUNT_CEILING,
    }
  })
}
