import type { Connection } from '#db/client'
import type { Context } from '#lib/services/context'
import { countReveal } from './count-reveal.ts'
import { type AskedReason, type RecordedReason, reasonFor } from './reason-for.ts'

/**
 * Lets a person see a customer's data in full, wherever it is: counts it, and asks why. Programs and jobs are
 * not asked: their organization's own systems answer for them.
 * @throws reveal_reason_required, reveal_limit_reached
 */
export const requireReason = async (
  tx: Connection,
  context: Context,
  asked: AskedReason,
): Promise<RecordedReason> => {
  if (context.actor.kind !== 'user') return {}
  const recorded = await reasonFor(tx, context, asked)
  await countReveal(tx, context)
  return recorded
}
