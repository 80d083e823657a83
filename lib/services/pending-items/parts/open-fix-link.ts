import type { Connection } from '#db/client.ts'
import { findPendingItem, type PendingItemRow } from '#db/queries/pending-items/pending-items.ts'
import { findProposal, type ProposalRow } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type FixState, fixStateOf } from '#lib/domain/pending-items/fix-state.ts'
import type { Context } from '#lib/services/context.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { customerContext } from '#lib/services/self-service/shared/customer-context.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { readFixToken } from './fix-link.ts'

export type OpenedFix = { proposal: ProposalRow; item: PendingItemRow; expiresAt: Date; state: FixState }

type Work<T> = (tx: Connection, customer: Context, fix: OpenedFix) => Promise<T>

/** Runs `work` with the link's item, without locking it. @throws link_invalid */
export const withFixLink = <T>(context: Context, token: string, work: Work<T>): Promise<T> =>
  inLink(context, token, (tx, customer, fix) =>
    work(tx, customer, { ...fix, state: stateOf(fix, customer.now) }),
  )

/** Locks the proposal; the item must be open. @throws link_invalid, fix_link_expired, fix_already_solved */
export const withLockedFix = <T>(context: Context, token: string, work: Work<T>): Promise<T> =>
  inLink(context, token, async (tx, customer, { proposal: { id }, expiresAt, item: linkedItem }) => {
    const proposal = await lockProposal(tx, customer, { id })
    const item = await findPendingItem(tx, { organizationId: customer.organizationId, id: linkedItem.id })
    if (!item) throw new DomainError('link_invalid')
    const state = stateOf({ proposal, item, expiresAt }, customer.now)
    if (state === 'expired') throw new DomainError('fix_link_expired')
    if (state !== 'open') throw new DomainError('fix_already_solved')
    return work(tx, customer, { proposal, item, expiresAt, state })
  })

/** Rejects visitors who have not proved that they are the borrower. @throws identity_required */
export const requireIdentity = (proof: string | undefined, { id }: ProposalRow, at: Date): void => {
  if (!readIdentityProof(proof, { subjectId: id, at })) throw new DomainError('identity_required')
}

type LinkedFix = Omit<OpenedFix, 'state'>

const stateOf = ({ proposal, item, expiresAt }: LinkedFix, at: Date) =>
  fixStateOf({ status: proposal.status, solvedAt: item.solvedAt, expiresAt }, at)

const inLink = async <T>(
  context: Context,
  token: string,
  work: (tx: Connection, customer: Context, fix: LinkedFix) => Promise<T>,
): Promise<T> => {
  const subject = readFixToken(token)
  if (!subject) throw new DomainError('link_invalid')
  const { organizationId, id, expiresAt } = subject
  return withTransaction({ organizationId }, async (tx) => {
    const item = await findPendingItem(tx, { organizationId, id })
    const proposal = item && (await findProposal(tx, { organizationId, id: item.proposalId }))
    if (!item || !proposal) throw new DomainError('link_invalid')
    const customer = customerContext(context, { organizationId, id: proposal.id })
    return work(tx, customer, { proposal, item, expiresAt })
  })
}
