import { withTransaction } from '#db/transaction'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import type { Context } from '#lib/services/context'
import { auditTableChange } from './audit-table-change.ts'
import { holdOwnTableChange } from './hold-table-change.ts'
import { moveTableChange } from './move-table-change.ts'
import { requireTablePerson } from './require-table-person.ts'
import { tableChangeView } from './table-change-view.ts'

/**
 * The author takes back a draft or a proposed change. Throws `permission_denied`, `not_found`, `table_change_closed`,
 * `table_change_not_yours`.
 */
export const withdrawTableChange = async (
  context: Context,
  { id }: { id: string },
): Promise<TableChangeView> => {
  requireTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await holdOwnTableChange(tx, context, { id, statuses: ['draft', 'proposed'] })
    const moved = await moveTableChange(tx, context, { change, move: { to: 'withdrawn' } })
    await auditTableChange(tx, context, { change: moved, action: 'table_change_withdrawn' })
    return tableChangeView(tx, context, moved)
  })
}
