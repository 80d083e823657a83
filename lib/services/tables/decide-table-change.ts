import { lockPriceTables } from '#db/queries/price-tables'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { isStale } from '#lib/domain/tables/is-stale'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import type { Context } from '#lib/services/context'
import { applyTableChange } from './apply-table-change.ts'
import { auditTableChange } from './audit-table-change.ts'
import { holdTableChange } from './hold-table-change.ts'
import { moveTableChange } from './move-table-change.ts'
import { newestVersionOf } from './newest-version-of.ts'
import { requireTablePerson } from './require-table-person.ts'
import { tableChangeView } from './table-change-view.ts'

export type TableDecision = { id: string; decision: 'approve' | 'refuse'; reason: string }

/**
 * A manager decides on what another proposed. Approved, everything changes in this one transaction: the new version is in force,
 * the default moved. Of two managers at once one decides and the other is told. Simulations made before keep
 * their version. Throws `permission_denied`, `not_found`, `table_change_closed`, `own_change`, `table_change_stale`.
 */
export const decideTableChange = async (
  context: Context,
  { id, decision, reason }: TableDecision,
): Promise<TableChangeView> => {
  requireTablePerson(context)
  const { organizationId, actor, now: decidedAt } = context
  return withTransaction(context, async (tx) => {
    const change = await holdTableChange(tx, context, { id, statuses: ['proposed'] })
    if (change.createdById === actor.id) throw new DomainError('own_change')
    const marks = {
      decidedById: actor.id,
      decidedByName: actor.name,
      decidedAt,
      decisionReason: reason === '' ? null : reason,
    }
    if (decision === 'refuse') {
      const moved = await moveTableChange(tx, context, { change, move: { to: 'refused', ...marks } })
      await auditTableChange(tx, context, { change: moved, action: 'table_change_refused' })
      return tableChangeView(tx, context, moved)
    }
    // The operator's command line changes tables as well: from here on it waits.
    await lockPriceTables(tx, { ...change, organizationId })
    if (isStale(change, await newestVersionOf(tx, change))) throw new DomainError('table_change_stale')
    const { id: tableId, version } = await applyTableChange(tx, context, change)
    const move = { to: 'approved', ...marks, tableId, resultVersion: version } as const
    const moved = await moveTableChange(tx, context, { change, move })
    const details = { version, proposedBy: change.createdById }
    await auditTableChange(tx, context, { change: moved, action: 'table_change_approved', details })
    return tableChangeView(tx, context, moved)
  })
}
