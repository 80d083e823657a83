import { DomainError } from '#lib/domain/errors'
import { PRICE_TABLE_WORDS } from '#lib/domain/prices/price-table-words'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version'

/**
 * A table a simulation can be made on: of the product, in use, and of the institution.
 * @throws fee_table_not_found, fee_table_inactive, fee_table_mismatch; config_not_found, config_inactive,
 *   config_mismatch
 */
export const requireUsablePriceTable = (
  table: PriceVersion | undefined,
  { product, institutionCode }: Pick<PriceTableName, 'product' | 'institutionCode'>,
): PriceVersion => {
  const { notFound, inactive, mismatch } = PRICE_TABLE_WORDS[product]
  if (table?.product !== product) throw new DomainError(notFound)
  if (!table.active) throw new DomainError(inactive)
  if (table.institutionCode !== institutionCode) throw new DomainError(mismatch)
  return table
}
