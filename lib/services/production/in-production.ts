import type { Connection } from '#db/client'
import { type ProductionScope, settleForReports } from '#db/queries/production-scope'
import { withSnapshot } from '#db/transaction'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { type Days, daysBefore, daysOf } from '#lib/domain/production/period'
import type { ProductionRequest } from '#lib/domain/production/production-view'
import { visibleAuthors } from '#lib/services/access/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'

/** What a report reads: the rows of the period, and those of the days before it. */
export type ProductionSides = { days: Days; before: Days; present: ProductionScope; past: ProductionScope }

/**
 * Runs a report of production: the permission, the days as of the context's instant in São Paulo, and the work of those alone whom the
 * reader may see. Throws `permission_denied`.
 */
export const inProduction = async <T>(
  context: Context,
  request: ProductionRequest,
  work: (tx: Connection, sides: ProductionSides) => Promise<T>,
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
