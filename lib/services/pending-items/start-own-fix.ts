import { listOpenPendingItems } from '#db/queries/pending-items'
import { afterMs } from '#lib/config/clock'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { withLink } from '#lib/services/formalization/parts/open-link'
import { FIX_LIFE_MS, fixTokenOf } from '#lib/services/pending-items/parts/fix-link'
import { recordFixOpened } from '#lib/services/pending-items/parts/record-fix-opened'
import { lockProposal } from '#lib/services/proposals/parts/lock-proposal'
import type { GivenProof } from '#lib/services/self-service/parts/check-identity'
import { identityProofEnd, readIdentityProof } from '#lib/services/self-service/parts/identity-proof'

/** The page of the item, and the customer's own proof, which counts there for as long as here. */
export type OwnFix = GivenProof & { token: string }

/**
 * Leads an identified customer from their contract to the page of its first open item. The page's rules are
 * the same as by an agent's link: one item, 48 hours, used up with the correction.
 * @throws link_invalid, identity_required, pending_item_not_found
 * @withoutPermission the customer does it by their own link
 */
export const startOwnFix = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<OwnFix> =>
  withLink(context, token, async (tx, customer, { id }) => {
    const proposal = await lockProposal(tx, customer, { id })
    const { organizationId, now } = customer
    const identity = readIdentityProof(proof, { subjectId: id, at: now })
    if (!identity || proof === undefined) throw new DomainError('identity_required')
    const [item] = await listOpenPendingItems(tx, { organizationId, proposalIds: [id] })
    if (proposal.status !== 'pending' || !item) throw new DomainError('pending_item_not_found')
    await recordFixOpened(tx, customer, { proposal, item })
    const fix = fixTokenOf({ organizationId, id: item.id, expiresAt: afterMs(now, FIX_LIFE_MS) })
    return { token: fix, proof, expiresAt: identityProofEnd(identity) }
  })
