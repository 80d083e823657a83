import type { Connection } from '#db/client'
import { insertTableChange, type TableChangeRow } from '#db/queries/table-changes'
import { newId } from '#lib/config/ids'
import type { TableChangeKind } from '#lib/domain/finance/table-change'
import type { TableName, TableTerms, TableVersion } from '#lib/domain/tables/table-version'
import type { Context } from '#lib/services/context'
import { auditTableChange } from './audit-table-change.ts'

type Start = {
  kind: TableChangeKind
  name: TableName
  terms: TableTerms
  base: Pick<TableVersion, 'id' | 'version' | 'active' | 'isDefault'> | null
  note?: string | null
}

/** Stores a new draft of the person who asks, and writes it down. */
export const newTableChange = async (
  tx: Connection,
  context: Context,
  { kind, name, terms, base, note = null }: Start,
): Promise<TableChangeRow> => {
  const row: TableChangeRow = {
    id: newId(context.now),
    organizationId: context.organizationId,
    product: name.product,
    institutionCode: name.institutionCode,
    tableKey: name.key,
    kind,
    status: 'draft',
    tableId: base?.id ?? null,
    baseVersion: base?.version ?? null,
    baseActive: base?.active ?? null,
    baseIsDefault: base?.isDefault ?? null,
    label: terms.label,
    isDefault: terms.isDefault,
    parameters: terms.parameters,
    terms: terms.terms,
    note,
    whatIf: null,
    createdById: context.actor.id,
    createdByName: context.actor.name,
    createdAt: context.now,
    updatedAt: context.now,
    proposedAt: null,
    decidedById: null,
    decidedByName: null,
    decidedAt: null,
    decisionReason: null,
    resultVersion: null,
  }
  await insertTableChange(tx, row)
  await auditTableChange(tx, context, { change: row, action: 'table_change_drafted' })
  return row
}
