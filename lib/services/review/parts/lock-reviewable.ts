import type { Connection } from '#db/client.ts'
import { listProposalHistory } from '#db/queries/proposals/proposal-history.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { signsAtInstitution } from '#lib/domain/institutions/institution-kind.ts'
import type { Text } from '#lib/domain/language.ts'
import { momentText } from '#lib/domain/moment-text.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionRow } from '#lib/services/proposals/shared/institution-side.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { readersOfCases } from '#lib/services/review/parts/readers-of-cases.ts'

/**
 * Returns the locked proposal if the manager may decide on it. Of two concurrent decisions, the second fails.
 * @throws permission_denied, not_found, proposal_not_in_review, review_decided, review_claimed,
 *   own_proposal if the manager created the proposal, institution_decides_review
 */
export const lockReviewable = async (
  tx: Connection,
  context: Context,
  key: { id: string },
): Promise<ProposalRow> => {
  requirePermission(context, 'review_proposals')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
  const proposal = await lockProposal(tx, context, { id: key.id })
  if (proposal.status !== 'manual_analysis') throw await alreadyDecided(tx, proposal)
  if (signsAtInstitution((await institutionRow(tx, proposal)).kind))
    throw new DomainError('institution_decides_review')
  if (proposal.createdByKind === 'user' && proposal.createdById === context.actor.id)
    throw new DomainError('own_proposal')
  const { claim } = (await readersOfCases(tx, context, [proposal.id]))(proposal.id)
  if (claim && !claim.isMine)
    throw new DomainError('review_claimed', { name: claim.name, until: momentText(claim.until) })
  return proposal
}

// Completes a sentence that starts with the decider's name.
const DECIDED: Readonly<Partial<Record<ProposalStatus, Text>>> = {
  processing: { pt: 'aprovou', en: 'approved' },
  rejected: { pt: 'recusou', en: 'refused' },
  pending: { pt: 'devolveu para correção', en: 'sent back for correction' },
}

const alreadyDecided = async (tx: Connection, { organizationId, id }: ProposalRow): Promise<DomainError> => {
  const history = await listProposalHistory(tx, { organizationId, proposalId: id })
  const decision = history.findLast(({ fromStatus }) => fromStatus === 'manual_analysis')
  const what = decision?.actorKind === 'user' && DECIDED[decision.toStatus]
  if (!decision || !what) return new DomainError('proposal_not_in_review')
  return new DomainError('review_decided', { name: decision.actorName, what, at: momentText(decision.at) })
}
