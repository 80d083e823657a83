import { withTransaction } from '#db/transaction.ts'
import type { PriceTableName } from '#lib/domain/prices/price-version.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { switchPriceTable } from '#lib/services/prices/parts/switch-price-table.ts'

/** Serves the operator's command line. @throws the codes of {@link switchPriceTable} */
export const setPriceTableActive = async (
  context: Context,
  input: PriceTableName & { active: boolean },
): Promise<void> => {
  requirePermission(context, 'manage_prices')
  await withTransaction(context, (tx) => switchPriceTable(tx, context, input))
}
