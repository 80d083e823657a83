import { type TableChangeRow, updateTableChangeDraft } from '#db/queries/table-changes'
import { withTransaction } from '#db/transaction'
import { displayName } from '#lib/domain/access/names'
import { checkTableTerms } from '#lib/domain/tables/check-table-terms'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import { sameTableValue } from '#lib/domain/tables/table-differences'
import { tableFieldsOf, tableValueOf } from '#lib/domain/tables/table-fields'
import type { TableTerms } from '#lib/domain/tables/table-version'
import type { Context } from '#lib/services/context'
import { auditTableChange } from './audit-table-change.ts'
import { holdOwnTableChange } from './hold-table-change.ts'
import { requireTablePerson } from './require-table-person.ts'
import { tableChangeView } from './table-change-view.ts'

export type TableChangeDraft = TableTerms & { id: string; note: string | null }

const TRIED: readonly string[] = ['label', 'isDefault']

/**
 * Saves what a draft says. What was computed of its effect is dropped when a price or a number of instalments changed. A change that
 * only puts a table into or out of use keeps the terms of its version. Throws `permission_denied`, `not_found`,
 * `table_change_closed`, `table_change_not_yours`, `fee_table_out_of_range`, `invalid_name`.
 */
export const saveTableChange = async (
  context: Context,
  { id, ...draft }: TableChangeDraft,
): Promise<TableChangeView> => {
  requireTablePerson(context)
  const { organizationId, now: updatedAt } = context
  return withTransaction(context, async (tx) => {
    const change = await holdOwnTableChange(tx, context, { id, statuses: ['draft'] })
    const terms = wantedTerms(change, draft)
    const fields = tableFieldsOf(change.product).filter(
      (field) => !sameTableValue(tableValueOf(change, field), tableValueOf(terms, field)),
    )
    const whatIf = fields.every((field) => TRIED.includes(field)) ? change.whatIf : null
    const saved = { ...terms, note: draft.note, updatedAt, whatIf }
    await updateTableChangeDraft(tx, { organizationId, id }, saved)
    const row = { ...change, ...saved }
    await auditTableChange(tx, context, { change: row, action: 'table_change_saved', details: { fields } })
    return tableChangeView(tx, context, row)
  })
}

const wantedTerms = (change: TableChangeRow, draft: TableTerms): TableTerms => {
  const { label, terms, parameters } = change
  if (change.kind === 'retire') return { label, terms, parameters, isDefault: false }
  if (change.kind === 'activate') return { label, terms, parameters, isDefault: draft.isDefault }
  return {
    label: displayName(draft.label),
    isDefault: draft.isDefault,
    ...checkTableTerms(change.product, draft),
  }
}
