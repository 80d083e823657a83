import type { Connection } from '#db/client.ts'
import { listReportedItems, type ReportedItem } from '#db/queries/pending-items/pending-items.ts'
import { findNewestReason } from '#db/queries/proposals/proposal-history.ts'
import {
  findProposalForUpdate,
  type ProposalRow,
  updateProposalReportSequence,
} from '#db/queries/proposals/proposals.ts'
import { afterMs } from '#lib/config/clock.ts'
import { signsAtInstitution } from '#lib/domain/institutions/institution-kind.ts'
import { isOlderReport } from '#lib/domain/institutions/is-older-report.ts'
import { reasonOfReport } from '#lib/domain/proposals/reason-of-report.ts'
import type { DetailedReason } from '#lib/domain/proposals/reason-words.ts'
import { decideReport } from '#lib/domain/proposals/report-path.ts'
import type { InstitutionReport } from '#lib/institutions/institution.ts'
import type { Context } from '#lib/services/context.ts'
import { issueContract } from '#lib/services/formalization/shared/issue-contract.ts'
import { adoptSignedFigures } from '#lib/services/institution-reports/parts/adopt-signed-figures.ts'
import { answerDecidedReview } from '#lib/services/proposals/shared/answer-decided-review.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { moveProposal, openPendingItems } from '#lib/services/proposals/shared/move-proposal.ts'
import { publishProposal } from '#lib/services/proposals/shared/publish-proposal.ts'
import { recordLatePayout } from '#lib/services/proposals/shared/record-late-payout.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'
import { institutionReviewReason } from '#lib/services/review/shared/institution-review-reason.ts'
import { storeReviewReasons } from '#lib/services/review/shared/store-review-reasons.ts'

export type ProposalReport = Extract<InstitutionReport, { kind: 'proposal_updated' }>

/** Applies a report, which may be late, repeated or out of order (`decideReport`). */
export const recordProposalReport = async (
  tx: Connection,
  context: Context,
  { proposalId, report: reported }: { proposalId: string; report: ProposalReport },
): Promise<'applied' | 'ignored'> => {
  const key = { organizationId: context.organizationId, id: proposalId }
  const proposal = await findProposalForUpdate(tx, key)
  if (!proposal || isOlderReport(proposal.reportSequence, reported)) return 'ignored'
  const { kind } = await institutionRow(tx, proposal)
  const signedThere = signsAtInstitution(kind)
  const report = await withNewItems(tx, context, { proposal, report: reported, signedThere })
  if (!report) return 'ignored'
  if (report.sequence !== undefined) await updateProposalReportSequence(tx, key, report.sequence)
  const reason = reasonOfReport(report)
  const held = proposal.ownReview === 'held'
  const decision = decideReport(proposal.status, report.status, { held, signedThere })
  if (decision.kind === 'move') {
    const { path } = decision
    if (report.signed) await adoptSignedFigures(tx, context, { proposal, signed: report.signed })
    return walk(tx, context, { proposal, report, reason, path, signedThere })
  }
  if (decision.kind === 'repeated') return recordRepeated(tx, context, { proposal, report, reason })
  if (asksAgain(proposal, report)) return answerDecidedReview(tx, context, proposal)
  return recordLatePayout(tx, context, { proposal, reported: report.status })
}

type ReportedProposal = { proposal: ProposalRow; report: ProposalReport; signedThere: boolean }

/** Time during which an institution may still report an item whose solution it has received. */
const SETTLE_MS = 2 * 60_000

/** Removes items that a connected institution reports again while their solutions are on the way. */
const withNewItems = async (
  tx: Connection,
  { now }: Context,
  { proposal, report, signedThere }: ReportedProposal,
): Promise<ProposalReport | null> => {
  if (report.status !== 'pending' || report.pendingItems.length === 0) return report
  const known = await listReportedItems(tx, {
    organizationId: proposal.organizationId,
    proposalId: proposal.id,
  })
  const isOnTheWay = ({ solvedAt, forwardedAt }: ReportedItem) =>
    solvedAt === null || forwardedAt === null || forwardedAt > afterMs(now, -SETTLE_MS)
  const pendingItems = report.pendingItems.filter(
    ({ externalId, type }) =>
      !known.some((item) => {
        const isSame = externalId ? item.externalId === externalId : signedThere && item.type === type
        return isSame && isOnTheWay(item)
      }),
  )
  return pendingItems.length > 0 ? { ...report, pendingItems } : null
}

const asksAgain = (proposal: ProposalRow, report: ProposalReport) =>
  report.status === 'manual_analysis' && proposal.status === 'processing' && proposal.ownReview === 'approved'

type ReportInput = { proposal: ProposalRow; report: ProposalReport; reason: DetailedReason | null }

type Walk = ReportInput & { path: readonly ProposalRow['status'][]; signedThere: boolean }

const walk = async (
  tx: Connection,
  context: Context,
  { proposal, report, reason, path, signedThere }: Walk,
): Promise<'applied'> => {
  let { status: from } = proposal
  for (const [index, to] of path.entries()) {
    const last = index === path.length - 1
    if (to === 'formalization' && !signedThere) await issueContract(tx, context, proposal)
    if (to === 'manual_analysis')
      await storeReviewReasons(tx, context, { proposalId: proposal.id, ...institutionReviewReason(report) })
    const pendingItems = to === 'pending' ? report.pendingItems : []
    await moveProposal(tx, context, {
      proposalId: proposal.id,
      from,
      to,
      reason: last ? reason : null,
      pendingItems,
    })
    from = to
  }
  return 'applied'
}

/** Ignores a repeated status unless it brings new pending items or a new reason, such as a failed payout. */
const recordRepeated = async (
  tx: Connection,
  context: Context,
  { proposal, report, reason }: ReportInput,
) => {
  const { id, status } = proposal
  if (status === 'pending') {
    const openedCount = await openPendingItems(tx, context, { proposalId: id, items: report.pendingItems })
    if (openedCount === 0) return 'ignored'
    await publishProposal(tx, context, { proposal, previousStatus: status, reason })
    return 'applied'
  }
  if (reason === null || reason.code === proposal.reasonCode) return 'ignored'
  const key = { organizationId: context.organizationId, proposalId: id }
  if ((await findNewestReason(tx, key)) === reason.code) return 'ignored'
  await recordProposalHistory(tx, context, { proposalId: id, from: status, to: status, reason })
  await publishProposal(tx, context, { proposal, previousStatus: status, reason })
  return 'applied'
}
