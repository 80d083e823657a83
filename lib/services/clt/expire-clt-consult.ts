import { findCltConsultForUpdate } from '#db/queries/clt/clt-consults.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { endOverdueCltConsult } from '#lib/services/clt/parts/end-overdue-clt-consult.ts'
import { enqueueExpiry } from '#lib/services/clt/parts/move-clt-consult.ts'
import type { Context } from '#lib/services/context.ts'

/** Minimum delay of the rescheduled job, in case the job ran early because of clock skew. */
const SECOND_MS = 1_000

/**
 * @withoutPermission run by a job; permission was checked when the request enqueued it
 */
export const expireCltConsult = (context: Context, { consultId }: { consultId: string }): Promise<void> =>
  withTransaction(context, async (tx) => {
    const key = { organizationId: context.organizationId, id: consultId }
    const consult = await findCltConsultForUpdate(tx, key)
    if (!consult) return
    const current = await endOverdueCltConsult(tx, context, consult)
    await enqueueExpiry(tx, current, afterMs(context.now, SECOND_MS))
  })
