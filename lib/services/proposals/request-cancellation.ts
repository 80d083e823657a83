import type { Context } from '#lib/services/context'
import { institutionSide } from '#lib/services/proposals/parts/institution-side'

/**
 * Asks the institution to stop. A proposal it never got needs no word; if it is being handed in at this
 * moment, the submission sees the cancellation and asks again (`submitProposal`).
 * @throws provider_…
 */
export const requestCancellation = async (
  context: Context,
  { proposalId }: { proposalId: string },
): Promise<void> => {
  const side = await institutionSide(context, proposalId)
  if (side?.externalId !== undefined) await side.institution.requestCancellation(side.externalId)
}
