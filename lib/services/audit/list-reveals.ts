import { listRevealCounts } from '#db/queries/reveal-counts'
import { withTransaction } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { markOutliers } from '#lib/domain/personal-data/reveal-outliers'
import { type Context, requirePermission } from '#lib/services/context'

const WEEK_MS = 7 * 86_400_000

/**
 * How often each active person was shown customers' data in full within the last 7 days, wherever it was, and
 * who is far above the others. The most first, without those who saw nothing.
 * @throws permission_denied
 */
export const listReveals = async (context: Context) => {
  requirePermission(context, 'view_audit')
  const { organizationId, now } = context
  const since = afterMs(now, -WEEK_MS)
  const counts = await withTransaction(context, (tx) => listRevealCounts(tx, { organizationId, since }))
  return markOutliers(counts).filter(({ count }) => count > 0)
}
