import { countAuditByDay } from '#db/queries/audit/audit-entries.ts'
import { withSnapshot } from '#db/transaction.ts'
import { REFUSALS } from '#lib/domain/access/security-log.ts'
import { addDays, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

const DAYS = 30

/** Returns the number of refusals on each of the last 30 days, oldest first. */
export const countRefusals = async (context: Context): Promise<{ day: Day; count: number }[]> => {
  requirePermission(context, 'view_audit')
  const { organizationId, now } = context
  const today = dayInSaoPaulo(now)
  const startDate = addDays(today, 1 - DAYS)
  const rows = await withSnapshot(context, (tx) =>
    countAuditByDay(tx, { organizationId, actions: REFUSALS, startDate }),
  )
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(startDate, index)
    return { day, count: rows.find((row) => row.day === day)?.count ?? 0 }
  })
}
