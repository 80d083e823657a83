import type { Connection } from '#db/client'
import { type SalesScope, settleForReports } from '#db/queries/sales-scope'
import { withSnapshot } from '#db/transaction'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { type Days, daysBefore, daysOf } from '#lib/domain/sales/period'
import type { SalesRequest } from '#lib/domain/sales/sales-view'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'

/** What a report reads: the rows of the period, and those of the days before it. */
export type SalesSides = { days: Days; before: Days; present: SalesScope; past: SalesScope }

/**
 * Runs a report of production: the permission, the days as of the context's instant in São Paulo, and the
 * work of those alone whom the reader may see.
 * @throws permission_denied
 */
export const inSales = async <T>(
  context: Context,
  request: SalesRequest,
  work: (tx: Connection, sides: SalesSides) => Promise<T>,
): Promise<T> => {
  requirePermission(context, 'view_production')
  const days = daysOf(request, dayInSaoPaulo(context.now))
  const before = daysBefore(days)
  return withSnapshot(context, async (tx) => {
    await settleForReports(tx)
    const visible = await visibleAuthors(tx, context)
    const narrowed = {
      organizationId: context.organizationId,
      product: request.product,
      institutionCode: request.provider,
      authors: authorsOf(visible, request.agent),
    }
    return work(tx, { days, before, present: { ...narrowed, ...days }, past: { ...narrowed, ...before } })
  })
}

const authorsOf = (visible: readonly string[] | undefined, agent: string | undefined) => {
  if (agent === undefined) return visible
  return visible === undefined || visible.includes(agent) ? [agent] : []
}
