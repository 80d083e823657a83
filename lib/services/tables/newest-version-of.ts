import type { Connection } from '#db/client'
import { listPriceTables } from '#db/queries/price-tables'
import type { TableChangeRow } from '#db/queries/table-changes'
import type { TableVersion } from '#lib/domain/tables/table-version'

/** The newest version of the table a change is of; nothing while a new table is only a draft. */
export const newestVersionOf = async (
  tx: Connection,
  change: Pick<TableChangeRow, 'organizationId' | 'product' | 'institutionCode' | 'tableKey'>,
): Promise<TableVersion | undefined> => {
  const { organizationId, product, institutionCode, tableKey: key } = change
  const [newest] = await listPriceTables(tx, { organizationId, product, institutionCode, key })
  return newest
}
