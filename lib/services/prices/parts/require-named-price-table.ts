import type { Connection } from '#db/client.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { sameTableKey } from '#lib/domain/prices/price-key.ts'
import { PRICE_TABLE_WORDS } from '#lib/domain/prices/price-table-words.ts'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version.ts'

/** @throws fee_table_not_found, config_not_found */
export const requireNamedPriceTable = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
  { product, institutionCode, key }: PriceTableName,
): Promise<PriceVersion> => {
  const tables = await listNewestPriceTables(tx, { organizationId, product, institutionCode })
  const match = tables.find((table) => sameTableKey(table.key, key))
  if (!match)
    throw new DomainError(PRICE_TABLE_WORDS[product].notFound, { choices: tables.map((table) => table.key) })
  return match
}
