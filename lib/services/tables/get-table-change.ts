import { findTableChange } from '#db/queries/table-changes'
import { withSnapshot } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import { type Context, requirePermission } from '#lib/services/context'
import { tableChangeView } from './table-change-view.ts'

/** A change with all it says, what it starts from and what was computed of its effect. Throws `permission_denied`, `not_found`. */
export const getTableChange = async (context: Context, { id }: { id: string }): Promise<TableChangeView> => {
  requirePermission(context, 'manage_fee_tables')
  return withSnapshot(context, async (tx) => {
    const row = await findTableChange(tx, { organizationId: context.organizationId, id })
    if (!row) throw new DomainError('not_found')
    return tableChangeView(tx, context, row)
  })
}
