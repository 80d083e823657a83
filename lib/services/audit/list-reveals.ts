import { listRevealCounts } from '#db/queries/audit/reveal-counts.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { markOutliers } from '#lib/domain/personal-data/reveal-outliers.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

const WEEK_MS = 7 * 86_400_000

export const listReveals = async (context: Context) => {
  requirePermission(context, 'view_audit')
  const { organizationId, now } = context
  const since = afterMs(now, -WEEK_MS)
  const counts = await withPlannedSnapshot(context, (tx) => listRevealCounts(tx, { organizationId, since }))
  return markOutliers(counts).filter(({ count }) => count > 0)
}
