import type { Connection } from '#db/client.ts'
import { findPriceCeiling } from '#db/queries/prices/price-ceilings.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { refuseAboveCeiling } from '#lib/domain/prices/price-ceiling.ts'
import type { PriceTableName } from '#lib/domain/prices/price-version.ts'

type PricedTable = Pick<PriceTableName, 'product' | 'institutionCode'> & {
  organizationId: string
  parameters: Pick<PriceParameters, 'monthlyRate'>
}

/** The result is final only if the caller has locked the price tables. @throws price_above_ceiling */
export const requireWithinCeiling = async (tx: Connection, table: PricedTable): Promise<void> =>
  refuseAboveCeiling(table.parameters, await findPriceCeiling(tx, table))
