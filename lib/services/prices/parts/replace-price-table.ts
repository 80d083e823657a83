import type { Connection } from '#db/client.ts'
import { insertPriceTableVersion } from '#db/queries/prices/price-table-versions.ts'
import { clearDefaultPriceTable, lockPriceTables, updatePriceTable } from '#db/queries/prices/price-tables.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { displayName } from '#lib/domain/names.ts'
import { checkPriceTableTerms } from '#lib/domain/prices/check-price-table-terms.ts'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireWithinCeiling } from '#lib/services/prices/shared/require-within-ceiling.ts'
import { requireNamedPriceTable } from './require-named-price-table.ts'

export type PriceTableChanges = {
  label?: string | undefined
  terms?: number[] | undefined
  isDefault?: boolean | undefined
  active?: boolean | undefined
  parameters: Partial<PriceParameters>
}

/**
 * The id refers to the new version; earlier simulations keep theirs. An inactive table is never the default.
 * @throws fee_table_not_found, config_not_found, fee_table_out_of_range, invalid_name, price_above_ceiling
 */
export const replacePriceTable = async (
  tx: Connection,
  context: Context,
  { changes, ...name }: PriceTableName & { changes: PriceTableChanges },
): Promise<PriceVersion> => {
  const { organizationId, now: createdAt } = context
  const productKey = { organizationId, product: name.product, institutionCode: name.institutionCode }
  await lockPriceTables(tx, productKey)
  const old = await requireNamedPriceTable(tx, context, name)
  const terms = changes.terms ?? old.terms
  const parameters = { ...old.parameters, ...changes.parameters }
  const priced = {
    version: old.version + 1,
    label: displayName(changes.label ?? old.label),
    ...checkPriceTableTerms(name.product, { terms, parameters }),
    createdAt,
  }
  await requireWithinCeiling(tx, { ...productKey, parameters: priced.parameters })
  const active = changes.active ?? old.active
  const state = { active, isDefault: active && (changes.isDefault ?? old.isDefault) }
  const { id } = old
  if (state.isDefault) await clearDefaultPriceTable(tx, productKey)
  await updatePriceTable(tx, { organizationId, id }, state)
  await insertPriceTableVersion(tx, { organizationId, tableId: id, ...priced })
  const details = { from: old.version, version: priced.version, changes }
  await recordAudit(tx, context, {
    action: 'price_table_changed',
    subjectType: 'price_table',
    subjectId: id,
    details,
  })
  return { ...old, ...state, ...priced }
}
