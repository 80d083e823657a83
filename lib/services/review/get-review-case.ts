import type { Connection } from '#db/client'
import { listProposalsSolvedForReview } from '#db/queries/pending-items'
import { listSameContact } from '#db/queries/proposal-contacts'
import { listProposals, type ProposalRow } from '#db/queries/proposals'
import { listReviewReasons } from '#db/queries/review-reasons'
import { withSnapshot } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { visibleAuthors } from '#lib/services/kernel/visible-authors'
import { proposalDetail } from '#lib/services/proposals/shared/proposal-detail'
import { requireVisibleProposal } from '#lib/services/proposals/shared/require-visible-proposal'
import { personOfCase } from '#lib/services/review/parts/person-of-case'
import { readersOfCases } from '#lib/services/review/parts/readers-of-cases'
import { reviewReasonView } from '#lib/services/review/parts/review-reason-view'

const OTHERS = 10

/** Returns all a manager decides on, in any status, so that readers learn of a decision. @throws not_found */
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
