import type { Connection } from '#db/client.ts'
import { listUserIdsOfTeam } from '#db/queries/access/users.ts'
import { findSalesCoverage, type SalesDaysScope } from '#db/queries/sales/sales-days.ts'
import { tuneForReports } from '#db/queries/sales/sales-scope.ts'
import { withSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { comparedDaysOf, type Days, daysOf, instantsOf } from '#lib/domain/sales/period.ts'
import type { SalesRequest } from '#lib/domain/sales/sales-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

/** `before` and `past` are the days and the scope of the comparison period. */
export type SalesSides = { days: Days; before: Days; present: SalesDaysScope; past: SalesDaysScope }

/** Runs a report on the records the caller may see, by calendar day (São Paulo). @throws permission_denied */
export const withSalesScope = async <T>(
  context: Context,
  request: SalesRequest,
  work: (tx: Connection, sides: SalesSides) => Promise<T>,
): Promise<T> => {
  requirePermission(context, 'view_sales')
  const days = daysOf(request, dayInSaoPaulo(context.now))
  const before = comparedDaysOf(days, request.against ?? 'before')
  return withSnapshot(context, async (tx) => {
    await tuneForReports(tx)
    const authors = await authorsOf(tx, context, request)
    const { organizationId } = context
    const scope = { organizationId, product: request.product, institutionCode: request.provider, authors }
    // Sums are not kept per author and code, and an index finds the few rows of an author.
    const coverageOf = async (of: Days) =>
      authors === undefined ? await findSalesCoverage(tx, organizationId, of) : null
    return work(tx, {
      days,
      before,
      present: { ...scope, ...instantsOf(days), days, coverage: await coverageOf(days) },
      past: { ...scope, ...instantsOf(before), days: before, coverage: await coverageOf(before) },
    })
  })
}

const authorsOf = async (
  tx: Connection,
  context: Context,
  { agent, team }: SalesRequest,
): Promise<readonly string[] | undefined> => {
  const { organizationId } = context
  const visible = await visibleAuthors(tx, context)
  const members =
    team === undefined ? undefined : await listUserIdsOfTeam(tx, { organizationId, teamId: team })
  const [first, ...others] = [visible, members, agent].filter((ids) => ids !== undefined)
  return first?.filter((id) => others.every((ids) => ids.includes(id)))
}
