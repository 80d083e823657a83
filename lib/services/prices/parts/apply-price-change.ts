import type { Connection } from '#db/client.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { addPriceTable } from './add-price-table.ts'
import { replacePriceTable } from './replace-price-table.ts'
import { switchPriceTable } from './switch-price-table.ts'

/** @throws the codes of addPriceTable, replacePriceTable, switchPriceTable */
export const applyPriceChange = async (
  tx: Connection,
  context: Context,
  change: PriceChangeRow,
): Promise<PriceVersion> => {
  const { product, institutionCode, tableKey: key, label, isDefault, terms, parameters } = change
  const name = { product, institutionCode, key }
  if (change.kind === 'create')
    return addPriceTable(tx, context, {
      ...name,
      ...{ label, isDefault, terms, parameters },
      id: change.importedTableId ?? undefined,
    })
  if (change.kind === 'new_version') {
    const changes = { label, isDefault, parameters, active: true, ...(terms && { terms }) }
    return replacePriceTable(tx, context, { ...name, changes })
  }
  return switchPriceTable(tx, context, { ...name, active: change.kind === 'activate', isDefault })
}
