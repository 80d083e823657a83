import { findCltConsultForUpdate } from '#db/queries/clt-consults'
import { withTransaction } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { endOverdueCltConsult } from '#lib/services/clt/parts/end-overdue-clt-consult'
import { enqueueExpiry } from '#lib/services/clt/parts/move-clt-consult'
import type { Context } from '#lib/services/context'

/** An alarm that rang early (two machines, two clocks) is set again, but not into the past. */
const SECOND_MS = 1_000

/**
 * Ends a term whose deadline has come: unanswered, unreported, or with a margin past its life. One that moved
 * on meanwhile keeps the alarm of its next deadline. Safe to repeat.
 * @withoutPermission a job does it for what was permitted before
 */
export const expireCltConsult = (context: Context, { consultId }: { consultId: string }): Promise<void> =>
  withTransaction(context, async (tx) => {
    const key = { organizationId: context.organizationId, id: consultId }
    const consult = await findCltConsultForUpdate(tx, key)
    if (!consult) return
    const current = await endOverdueCltConsult(tx, context, consult)
    await enqueueExpiry(tx, current, afterMs(context.now, SECOND_MS))
  })
