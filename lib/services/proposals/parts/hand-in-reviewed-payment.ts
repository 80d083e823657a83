import { hasPaymentSolvedForReview } from '#db/queries/pending-items'
import { withTransaction } from '#db/transaction'
import type { Context } from '#lib/services/context'
import type { InstitutionSide } from './institution-side.ts'

/**
 * Hands the institution the payment that a manager had corrected in review, before it hears that it may go
 * on: the money must not go where it was first to go. Nothing happens when no payment was asked for.
 * @throws provider_…
 */
export const handInReviewedPayment = async (
  context: Context,
  { proposal, institution, externalId }: InstitutionSide,
): Promise<void> => {
  if (externalId === undefined) return
  const key = { organizationId: context.organizationId, proposalId: proposal.id }
  const corrected = await withTransaction(context, (tx) => hasPaymentSolvedForReview(tx, key))
  if (!corrected) return
  const { payment } = proposal
  await institution.solvePendingItem(externalId, {
    type: payment.type === 'pix' ? 'pix_refusal' : 'ted_refusal',
    payment,
  })
}
