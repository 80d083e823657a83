import type { Context } from '#lib/services/context'
import { institutionSide } from './institution-side.ts'

/** Tells the institution what a manager decided. Throws `provider_…`. */
export const forwardReview = async (
  context: Context,
  { proposalId, decision }: { proposalId: string; decision: 'approve' | 'refuse' },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (side?.externalId !== undefined) await side.institution.decideReview(side.externalId, decision)
}
