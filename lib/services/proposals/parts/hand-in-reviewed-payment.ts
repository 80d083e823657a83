import { hasPaymentSolvedForReview } from '#db/queries/pending-items/pending-items.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import type { InstitutionSide } from '#lib/services/proposals/shared/institution-side.ts'

/** Must precede approval and signature; otherwise the institution pays to the previous key or account. */
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
