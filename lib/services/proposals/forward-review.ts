import type { Context } from '#lib/services/context.ts'
import { handInReviewedPayment } from '#lib/services/proposals/parts/hand-in-reviewed-payment.ts'
import { institutionSide } from './shared/institution-side.ts'

/** @throws the `provider_` codes of `Institution` */
export const forwardReview = async (
  context: Context,
  { proposalId, decision }: { proposalId: string; decision: 'approve' | 'refuse' },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (side?.externalId === undefined) return
  if (decision === 'approve') await handInReviewedPayment(context, side)
  await side.institution.decideReview(side.externalId, decision)
}
