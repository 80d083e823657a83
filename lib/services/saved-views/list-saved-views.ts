import { listSavedViews as listRows } from '#db/queries/people/saved-views.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { ViewScreen } from '#lib/domain/saved-views/saved-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { encryptedQuery } from './parts/encrypted-query.ts'

export const listSavedViews = async (context: Context, { screen }: { screen: ViewScreen }) => {
  requirePermission(context, 'originate')
  const { organizationId, actor } = context
  const rows = await withSnapshot(context, (tx) => listRows(tx, { organizationId, userId: actor.id, screen }))
  return rows.map((row) => ({ ...row, query: encryptedQuery(context, row) }))
}
