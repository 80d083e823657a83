import type { Connection } from '#db/client'
import { findPriceCeiling } from '#db/queries/price-ceilings'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import { refuseAboveCeiling } from '#lib/domain/prices/price-ceiling'
import type { PriceTableName } from '#lib/domain/prices/price-version'

type Priced = Pick<PriceTableName, 'product' | 'institutionCode'> & {
  organizationId: string
  parameters: Pick<FeeTableParameters, 'monthlyRate'>
}

/** Rejects a price above its ceiling; needs the lock of the tables. @throws price_above_ceiling */
export const requireWithinCeiling = async (tx: Connection, priced: Priced): Promise<void> =>
  refuseAboveCeiling(priced.parameters, await findPriceCeiling(tx, priced))
