import { withTransaction } from '#db/transaction.ts'
import type { PriceTableName, PriceVersion } from '#lib/domain/prices/price-version.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { type PriceTableChanges, replacePriceTable } from '#lib/services/prices/parts/replace-price-table.ts'

/** Serves the operator's command line. @throws the codes of {@link replacePriceTable} */
export const changePriceTable = async (
  context: Context,
  input: PriceTableName & { changes: PriceTableChanges },
): Promise<PriceVersion> => {
  requirePermission(context, 'manage_prices')
  return withTransaction(context, (tx) => replacePriceTable(tx, context, input))
}
