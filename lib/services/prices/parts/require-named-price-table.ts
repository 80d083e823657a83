import type { Connection } from '#db/client'
import { listNewestPriceTables } from '#db/queries/price-tables'
import { DomainError } from '#lib/domain/errors'
import { sameTableKey } from '#lib/domain/prices/price-key'
import { PRICE_TABLE_WORDS } from '#lib/domain/prices/price-table-words'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version'

/** Returns a table by its key. @throws fee_table_not_found, config_not_found */
export const requireNamedPriceTable = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
  { product, institutionCode, key }: PriceTableName,
): Promise<PriceVersion> => {
  const tables = await listNewestPriceTables(tx, { organizationId, product, institutionCode })
  const found = tables.find((table) => sameTableKey(table.key, key))
  if (!found)
    throw new DomainError(PRICE_TABLE_WORDS[product].notFound, { choices: tables.map((table) => table.key) })
  return found
}
