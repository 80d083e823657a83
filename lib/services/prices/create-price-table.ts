import { withTransaction } from '#db/transaction.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { addPriceTable, type NewPriceTable } from '#lib/services/prices/parts/add-price-table.ts'

/** Serves the operator's command line. @throws the codes of {@link addPriceTable} */
export const createPriceTable = async (context: Context, input: NewPriceTable): Promise<PriceVersion> => {
  requirePermission(context, 'manage_prices')
  return withTransaction(context, (tx) => addPriceTable(tx, context, input))
}
