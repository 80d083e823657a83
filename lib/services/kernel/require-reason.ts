import type { Connection } from '#db/client.ts'
import type { Context } from '#lib/services/context.ts'
import { countReveal } from './count-reveal.ts'
import { type AskedReason, type RecordedReason, reasonFor } from './reason-for.ts'

/** Requires and counts a reason, from people only. @throws reveal_reason_required, reveal_limit_reached */
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
