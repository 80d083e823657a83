import type { Connection } from '#db/client.ts'
import { insertPriceChange, type PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { newId } from '#lib/config/ids.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { PriceChangeKind } from '#lib/domain/prices/price-change-status.ts'
import type { PriceTableName, PriceTableTerms, PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from './audit-price-change.ts'

type Start = {
  kind: PriceChangeKind
  name: PriceTableName
  terms: PriceTableTerms
  base: Pick<PriceVersion, 'id' | 'version' | 'active' | 'isDefault'> | null
  note?: string | null
  startDate?: Day | null
  importedTableId?: string | null
}

export const newPriceChange = async (
  tx: Connection,
  context: Context,
  { kind, name, terms, base, note = null, startDate = null, importedTableId = null }: Start,
): Promise<PriceChangeRow> => {
  const row: PriceChangeRow = {
    id: newId(context.now),
    organizationId: context.organizationId,
    product: name.product,
    institutionCode: name.institutionCode,
    tableKey: name.key,
    kind,
    status: 'draft',
    tableId: base?.id ?? null,
    importedTableId,
    baseVersion: base?.version ?? null,
    baseActive: base?.active ?? null,
    baseIsDefault: base?.isDefault ?? null,
    label: terms.label,
    isDefault: terms.isDefault,
    parameters: terms.parameters,
    terms: terms.terms,
    note,
    startDate,
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
  await insertPriceChange(tx, row)
  await auditPriceChange(tx, context, { change: row, action: 'price_change_drafted' })
  return row
}
