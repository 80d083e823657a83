import type { Context } from '#lib/services/context.ts'
import { institutionSide } from './shared/institution-side.ts'

/**
 * Does nothing before the submission; `submitProposal` then requests the cancellation when it is done.
 * @throws provider_…
 */
export const requestCancellation = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (side?.externalId !== undefined) await side.institution.requestCancellation(side.externalId)
}
