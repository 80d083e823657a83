import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { afterMs } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { withLink } from '#lib/services/formalization/shared/open-link.ts'
import { FIX_LIFE_MS, fixTokenOf } from '#lib/services/pending-items/parts/fix-link.ts'
import { recordFixOpened } from '#lib/services/pending-items/parts/record-fix-opened.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import type { EncryptedProof } from '#lib/services/self-service/shared/check-identity.ts'
import { identityProofEnd, readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'

export type OwnFix = EncryptedProof & { token: string }

/**
 * Returns a fix link's token for the first open item.
 * @throws link_invalid, identity_required, pending_item_not_found
 * @withoutPermission customers call it through their own link
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
