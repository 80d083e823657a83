import type { Connection } from '#db/client.ts'
import { clearDefaultPriceTable, lockPriceTables, updatePriceTable } from '#db/queries/prices/price-tables.ts'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireWithinCeiling } from '#lib/services/prices/shared/require-within-ceiling.ts'
import { requireNamedPriceTable } from './require-named-price-table.ts'

/** An inactive table is never default. @throws fee_table_not_found, config_not_found, price_above_ceiling */
export const switchPriceTable = async (
  tx: Connection,
  context: Context,
  { active, isDefault: makeDefault, ...name }: PriceTableName & { active: boolean; isDefault?: boolean },
): Promise<PriceVersion> => {
  const { organizationId } = context
  const { product, institutionCode } = name
  await lockPriceTables(tx, { organizationId, product, institutionCode })
  const table = await requireNamedPriceTable(tx, context, name)
  if (active) await requireWithinCeiling(tx, { organizationId, ...table })
  const isDefault = active && (makeDefault ?? table.isDefault)
  if (isDefault) await clearDefaultPriceTable(tx, { organizationId, product, institutionCode })
  await updatePriceTable(tx, { organizationId, id: table.id }, { active, isDefault })
  const action = active ? 'price_table_activated' : 'price_table_deactivated'
  await recordAudit(tx, context, { action, subjectType: 'price_table', subjectId: table.id })
  return { ...table, active, isDefault }
}
