import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { isStale } from '#lib/domain/tables/is-stale'
import { rebaseTerms } from '#lib/domain/tables/rebase-terms'
import type { Context } from '#lib/services/context'
import { auditTableChange } from './audit-table-change.ts'
import { baseVersionOf } from './base-version-of.ts'
import { holdOwnTableChange } from './hold-table-change.ts'
import { moveTableChange } from './move-table-change.ts'
import { newTableChange } from './new-table-change.ts'
import { newestVersionOf } from './newest-version-of.ts'
import { requireTablePerson } from './require-table-person.ts'

/**
 * Begins a stale change anew on the newest version: the fields it changed as it wanted them, all others as they are now. The old one
 * is withdrawn. Throws `permission_denied`, `not_found`, `table_change_closed`, `table_change_not_yours`, and
 * `table_change_unchanged` where there is nothing to redo.
 */
export const rebaseTableChange = async (
  context: Context,
  { id }: { id: string },
): Promise<{ id: string }> => {
  requireTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await holdOwnTableChange(tx, context, { id, statuses: ['draft', 'proposed'] })
    const newest = await newestVersionOf(tx, change)
    const kind = change.kind === 'create' ? 'new_version' : change.kind
    const done = kind !== 'new_version' && newest?.active === (kind === 'activate')
    if (!newest || done || !isStale(change, newest)) throw new DomainError('table_change_unchanged')
    const kept = await baseVersionOf(tx, change)
    // What is the default has moved since: the draft is compared with what its author saw.
    const base = kept && { ...kept, isDefault: change.baseIsDefault ?? kept.isDefault }
    const terms =
      kind === 'new_version'
        ? rebaseTerms(change.product, { base, wanted: change, newest })
        : { ...newest, isDefault: change.isDefault }
    const moved = await moveTableChange(tx, context, { change, move: { to: 'withdrawn' } })
    await auditTableChange(tx, context, { change: moved, action: 'table_change_withdrawn' })
    const { note } = change
    return newTableChange(tx, context, { kind, name: newest, terms, base: newest, note })
  })
}
