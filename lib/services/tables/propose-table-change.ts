import type { TableChangeRow } from '#db/queries/table-changes'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { isStale } from '#lib/domain/tables/is-stale'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import { sameTerms } from '#lib/domain/tables/table-differences'
import type { TableVersion } from '#lib/domain/tables/table-version'
import type { Context } from '#lib/services/context'
import { auditTableChange } from './audit-table-change.ts'
import { holdOwnTableChange } from './hold-table-change.ts'
import { moveTableChange } from './move-table-change.ts'
import { newestVersionOf } from './newest-version-of.ts'
import { requireTablePerson } from './require-table-person.ts'
import { tableChangeView } from './table-change-view.ts'

/**
 * Hands a draft to the other managers. New terms are proposed with their effect on last month's simulations computed, and never
 * the same as the present ones. Throws `permission_denied`, `not_found`, `table_change_closed`, `table_change_not_yours`,
 * `table_change_stale`, `table_change_unchanged`, `what_if_needed`.
 */
export const proposeTableChange = async (
  context: Context,
  { id }: { id: string },
): Promise<TableChangeView> => {
  requireTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await holdOwnTableChange(tx, context, { id, statuses: ['draft'] })
    const newest = await newestVersionOf(tx, change)
    if (isStale(change, newest)) throw new DomainError('table_change_stale')
    refuseUnready(change, newest)
    const move = { to: 'proposed', proposedAt: context.now } as const
    const moved = await moveTableChange(tx, context, { change, move })
    await auditTableChange(tx, context, { change: moved, action: 'table_change_proposed' })
    return tableChangeView(tx, context, moved)
  })
}

const refuseUnready = (change: TableChangeRow, newest: TableVersion | undefined) => {
  if (change.kind !== 'create' && change.kind !== 'new_version') return
  // A version of the same terms is a change all the same where the table was out of use.
  if (newest?.active && sameTerms(change.product, newest, change))
    throw new DomainError('table_change_unchanged')
  if (change.whatIf?.status !== 'done') throw new DomainError('what_if_needed')
}
