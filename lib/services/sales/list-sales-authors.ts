import { withSnapshot } from '#db/transaction'
import type { SalesAuthor } from '#lib/domain/sales/sales-view'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'
import { listAuthors } from '#lib/services/sales/parts/list-authors'

/** The people and programs whose sales the reader may look at, by name. @throws permission_denied */
export const listSalesAuthors = async (context: Context): Promise<SalesAuthor[]> => {
  requirePermission(context, 'view_production')
  return withSnapshot(context, async (tx) => {
    const visible = await visibleAuthors(tx, context)
    const authors = await listAuthors(tx, context.organizationId)
    return authors.filter(({ id }) => visible === undefined || visible.includes(id))
  })
}
