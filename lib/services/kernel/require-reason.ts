import type { Connection } from '#db/client.ts'
import type { Context } from '#lib/services/context.ts'
import { countReveal, requireConfirmedReveals } from './count-reveal.ts'
import { type RecordedReason, type RevealReasonRequest, reasonFor } from './reason-for.ts'

/**
 * Requires a reason from people, but not from API clients, and counts the reveal.
 * @throws reveal_reason_required, second_factor_stale, sign_in_stale, reveal_limit_reached
 */
export const requireReason = async (
  tx: Connection,
  context: Context,
  request: RevealReasonRequest,
): Promise<RecordedReason> => {
  if (context.actor.kind !== 'user') return {}
  const recorded = await reasonFor(tx, context, request)
  await requireConfirmedReveals(tx, context)
  await countReveal(tx, context)
  return recorded
}
