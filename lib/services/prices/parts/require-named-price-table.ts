import type { Connection } from '#db/client'
import { listPriceTables } from '#db/queries/price-tables'
import { DomainError } from '#lib/domain/errors'
import { sameTableKey } from '#lib/domain/prices/price-key'
import type { PriceVersion, TableName } from '#lib/domain/prices/price-version'
import { TABLE_WORDS } from '#lib/domain/prices/table-words'

/** A table of the organization by what a person calls it. @throws fee_table_not_found, config_not_found */
export const requireNamedPriceTable = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
  { product, institutionCode, key }: TableName,
): Promise<PriceVersion> => {
  const tables = await listPriceTables(tx, { organizationId, product, institutionCode })
  const found = tables.find((table) => sameTableKey(table.key, key))
  if (!found) throw new DomainError(TABLE_WORDS[product].notFound)
  return found
}
