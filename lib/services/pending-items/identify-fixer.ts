import type { Connection } from '#db/client'
import { listProposalHistory } from '#db/queries/proposal-history'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { type OpenedFix, withLockedFix } from '#lib/services/pending-items/parts/open-fix-link'
import { noteProposal } from '#lib/services/proposals/parts/note-proposal'
import {
  type ClaimedIdentity,
  checkIdentity,
  type GivenProof,
} from '#lib/services/self-service/parts/check-identity'

/**
 * Checks that whoever opened a fix link knows the borrower's CPF and birth date, within the limits of the
 * contract's link, and lets the agent see that the customer came.
 * @throws link_invalid, fix_link_expired, fix_already_solved, identity_mismatch, identity_locked
 */
export const identifyFixer = async (
  context: Context,
  { token, ...claimed }: ClaimedIdentity & { token: string },
): Promise<GivenProof> => {
  const outcome = await withLockedFix(context, token, async (tx, customer, fix) => {
    const { id, documentNumber, borrower } = fix.proposal
    const subject = { type: 'proposal', id, documentNumber, birthDate: borrower.birthDate } as const
    const given = await checkIdentity(tx, customer, { subject, claimed })
    if (!(given instanceof DomainError)) await noteOpened(tx, customer, fix)
    return given
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

/** Once for each item, however often the customer comes back. */
const noteOpened = async (tx: Connection, customer: Context, { proposal, item }: OpenedFix) => {
  const { organizationId } = customer
  const history = await listProposalHistory(tx, { organizationId, proposalId: proposal.id })
  const reported = history.some(
    ({ reasonCode, at }) => reasonCode === 'fix_link_opened' && at >= item.createdAt,
  )
  if (reported) return
  await noteProposal(tx, customer, {
    proposalId: proposal.id,
    from: 'pending',
    to: 'pending',
    reason: { code: 'fix_link_opened' },
  })
}
