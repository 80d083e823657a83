import { listProposalsSolvedForReview } from '#db/queries/pending-items/pending-items.ts'
import {
  countQueueByReason,
  countReviewQueue,
  listReviewQueue as listRows,
  type QueueCursor,
  type QueuedProposalRow,
} from '#db/queries/review/review-queue.ts'
import { listReviewReasons } from '#db/queries/review/review-reasons.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { concealCpf } from '#lib/domain/documents/cpf.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { QueueOrder } from '#lib/domain/proposals/queue-orders.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { readersOfCases } from '#lib/services/review/parts/readers-of-cases.ts'
import { reviewReasonView } from '#lib/services/review/parts/review-reason-view.ts'

export type ReviewQueueRequest = {
  product?: Product | undefined
  provider?: string | undefined
  reason?: string | undefined
  sort?: QueueOrder | undefined
  /** Sort value (milliseconds or cents) and id of the last proposal of the previous page. */
  cursor?: string | undefined
}

const PAGE = 100

export const listReviewQueue = async (
  context: Context,
  { product, provider, reason, sort: order = 'waiting', cursor }: ReviewQueueRequest,
) => {
  requirePermission(context, 'review_proposals')
  const { organizationId, language, actor } = context
  return withPlannedSnapshot(context, async (tx) => {
    const authors = await visibleAuthors(tx, context)
    const filter = { organizationId, product, institutionCode: provider, reasonCode: reason, authors }
    const [matches, count, byReason] = await Promise.all([
      listRows(tx, filter, { order, after: readCursor(cursor), limit: PAGE + 1 }),
      countReviewQueue(tx, filter, COUNT_CEILING + 1),
      countQueueByReason(tx, filter),
    ])
    const rows = matches.slice(0, PAGE)
    const key = { organizationId, proposalIds: rows.map(({ id }) => id) }
    const [reasons, returned, readers] = await Promise.all([
      listReviewReasons(tx, key),
      listProposalsSolvedForReview(tx, key),
      readersOfCases(tx, context, key.proposalIds),
    ])
    return {
      rows: rows.map(({ createdByKind, createdById, ownReview: _, ...row }) => ({
        ...row,
        documentNumber: concealCpf(row.documentNumber),
        isOwn: createdByKind === 'user' && createdById === actor.id,
        isReturned: returned.includes(row.id),
        reasons: reasons
          .filter(({ proposalId }) => proposalId === row.id)
          .map((reviewReason) => reviewReasonView(reviewReason, language)),
        ...readers(row.id),
      })),
      total: Math.min(count, COUNT_CEILING),
      byReason,
      totalIsExact: count <= COUNT_CEILING,
      nextCursor: matches.length > PAGE ? cursorOf(order, rows.at(-1)) : null,
    }
  })
}

const cursorOf = (order: QueueOrder, row: QueuedProposalRow | undefined) =>
  row ? `${order === 'amount' ? row.netCents : row.updatedAt.getTime()}~${row.id}` : null

const readCursor = (cursor: string | undefined): QueueCursor | undefined => {
  const [value, id] = cursor?.split('~') ?? []
  return value === undefined || id === undefined ? undefined : { value: Number(value), id }
}
