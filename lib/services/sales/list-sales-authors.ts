import { listTeams } from '#db/queries/people/teams.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import type { SalesAuthor } from '#lib/domain/sales/sales-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { listAuthors } from '#lib/services/sales/parts/list-authors.ts'

type SalesAuthors = { authors: SalesAuthor[]; teams: { id: string; name: string }[] }

/** Returns the authors whose records the caller may see, and the teams if the caller may see all records. */
export const listSalesAuthors = async (context: Context): Promise<SalesAuthors> => {
  requirePermission(context, 'view_sales')
  return withPlannedSnapshot(context, async (tx) => {
    const visible = await visibleAuthors(tx, context)
    const authors = await listAuthors(tx, context.organizationId)
    if (visible !== undefined) return { authors: authors.filter(({ id }) => visible.includes(id)), teams: [] }
    const teams = await listTeams(tx, context.organizationId)
    return { authors, teams: teams.map(({ id, name }) => ({ id, name })) }
  })
}
