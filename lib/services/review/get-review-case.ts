import type { Connection } from '#db/client.ts'
import { listProposalsSolvedForReview } from '#db/queries/pending-items/pending-items.ts'
import { listSameContact } from '#db/queries/proposals/proposal-contacts.ts'
import { listProposals, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { listReviewReasons } from '#db/queries/review/review-reasons.ts'
import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { proposalDetail } from '#lib/services/proposals/shared/proposal-detail.ts'
import { requireVisibleProposal } from '#lib/services/proposals/shared/require-visible-proposal.ts'
import { personOfCase } from '#lib/services/review/parts/person-of-case.ts'
import { readersOfCases } from '#lib/services/review/parts/readers-of-cases.ts'
import { reviewReasonView } from '#lib/services/review/parts/review-reason-view.ts'

const OTHERS = 10

/** Returns a case in any status: an open screen must show a decision made meanwhile. @throws not_found */
export const getReviewCase = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'review_proposals')
  const { organizationId, language, actor } = context
  return withSnapshot(context, async (tx) => {
    const row = await requireVisibleProposal(tx, context, { id })
    const authors = await visibleAuthors(tx, context)
    const key = { organizationId, proposalIds: [id] }
    const [proposal, reasons, returned, others, person, repeated, readers] = await Promise.all([
      proposalDetail(tx, context, row),
      listReviewReasons(tx, key),
      listProposalsSolvedForReview(tx, key),
      othersOf(tx, row, authors),
      personOfCase(tx, context, row),
      listSameContact(tx, { organizationId, proposalId: id, authors, limit: OTHERS }),
      readersOfCases(tx, context, [id]),
    ])
    return {
      proposal,
      reasons: reasons.map((reason) => reviewReasonView(reason, language)),
      ownReview: row.ownReview,
      isOwn: row.createdByKind === 'user' && row.createdById === actor.id,
      isReturned: returned.length > 0,
      others,
      person,
      repeated,
      ...readers(id),
    }
  })
}

const othersOf = async (
  tx: Connection,
  { id, organizationId, documentNumber }: ProposalRow,
  authors: readonly string[] | undefined,
) => {
  const filter = { organizationId, documentNumber, authors }
  const rows = await listProposals(tx, filter, { limit: OTHERS + 1, offset: 0 })
  return rows.filter((row) => row.id !== id).slice(0, OTHERS)
}
