import type { Connection } from '#db/client.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'

export const newestVersionOf = async (
  tx: Connection,
  change: Pick<PriceChangeRow, 'organizationId' | 'product' | 'institutionCode' | 'tableKey'>,
): Promise<PriceVersion | undefined> => {
  const { organizationId, product, institutionCode, tableKey: key } = change
  const [newest] = await listNewestPriceTables(tx, { organizationId, product, institutionCode, key })
  return newest
}
