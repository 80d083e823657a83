import { findTimelineEvent } from '#db/queries/proposals/timeline-events.ts'
import { lockOffer } from '#db/queries/simulations/simulation-locks.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { withOfferLink } from '#lib/services/simulations/parts/open-offer-link.ts'

/**
 * Records once that the customer wants the offer, which moves the offer to the front of its author's queue.
 * @throws link_invalid, identity_required, simulation_expired, simulation_already_used
 * @withoutPermission customers call it through their own link
 */
export const wantOffer = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<{ wantedAt: Date }> =>
  withOfferLink(context, token, async (tx, customer, { simulation: { row }, state }) => {
    const { organizationId, now } = customer
    if (!readIdentityProof(proof, { subjectId: row.id, at: now })) throw new DomainError('identity_required')
    if (state === 'contracted') throw new DomainError('simulation_already_used')
    if (state === 'expired') throw new DomainError('simulation_expired')
    await lockOffer(tx, row.id)
    const key = { organizationId, subjectId: row.id, kind: 'offer_wanted' } as const
    const before = await findTimelineEvent(tx, key)
    if (before) return { wantedAt: before.at }
    const subject = { subjectType: 'simulation', subjectId: row.id } as const
    await recordTimelineEvent(tx, customer, { ...subject, kind: 'offer_wanted', link: 'offer' })
    await recordAudit(tx, customer, { ...subject, action: 'offer.want' })
    return { wantedAt: now }
  })
