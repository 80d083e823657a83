import type { Connection } from '#db/client.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { PRICE_TABLE_WORDS } from '#lib/domain/prices/price-table-words.ts'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'

/**
 * @throws with usable table ids as `allowed`: fee_table_not_found, fee_table_inactive, fee_table_mismatch;
 *   config_not_found, config_inactive, config_mismatch
 */
export const requireUsablePriceTable = async (
  tx: Connection,
  { organizationId }: Pick<Context, 'organizationId'>,
  {
    table,
    product,
    institutionCode,
  }: Pick<PriceTableName, 'product' | 'institutionCode'> & { table: PriceVersion | undefined },
): Promise<PriceVersion> => {
  const { notFound, inactive, mismatch } = PRICE_TABLE_WORDS[product]
  const isKnown = table?.product === product
  if (isKnown && table.active && table.institutionCode === institutionCode) return table
  const fitting = await listNewestPriceTables(tx, { organizationId, product, institutionCode, active: true })
  const listed = fitting.slice(0, LISTED)
  throw new DomainError(!isKnown ? notFound : table.active ? mismatch : inactive, {
    allowed: listed.map(({ id }) => id),
    choices: listed.map(({ id, label }) => `${id} (${label})`),
    provider: institutionCode,
    owner: table?.institutionCode,
  })
}

/** Maximum number of tables listed in a refusal; clients can fetch the whole list. */
const LISTED = 20
