import type { Connection } from '#db/client'
import { findPriceCeiling } from '#db/queries/price-ceilings'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import { refuseAboveCeiling } from '#lib/domain/prices/price-ceiling'
import type { PriceTableName } from '#lib/domain/prices/price-version'

type Priced = Pick<PriceTableName, 'product' | 'institutionCode'> & {
  organizationId: string
  parameters: Pick<FeeTableParameters, 'monthlyRate'>
}

/**
 * Refuses a price above the ceiling of its product at its institution. Whatever makes a price usable asks
 * this under the lock of its tables, which a ceiling takes as well. @throws price_above_ceiling
 */
export const requireWithinCeiling = async (tx: Connection, priced: Priced): Promise<void> =>
  refuseAboveCeiling(priced.parameters, await findPriceCeiling(tx, priced))
