import { withSnapshot } from '#db/transaction'
import type { ProductionAuthor } from '#lib/domain/production/production-view'
import { visibleAuthors } from '#lib/services/access/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'
import { listAuthors } from './list-authors.ts'

/** The people and programs whose production the reader may look at, by name. Throws `permission_denied`. */
export const listProductionAuthors = async (context: Context): Promise<ProductionAuthor[]> => {
  requirePermission(context, 'view_production')
  return withSnapshot(context, async (tx) => {
    const visible = await visibleAuthors(tx, context)
    const authors = await listAuthors(tx, context.organizationId)
    return authors.filter(({ id }) => visible === undefined || visible.includes(id))
  })
}
