import { findPriceTable } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { FgtsPriceTableView } from '#lib/domain/fgts/fgts-price-table-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsPriceTableView } from './parts/fgts-price-table-view.ts'

/** Returns the newest version, active or not. @throws not_found */
export const getFgtsPriceTable = async (
  context: Context,
  { id }: { id: string },
): Promise<FgtsPriceTableView> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const table = await withSnapshot(context, (tx) => findPriceTable(tx, { organizationId, id }))
  if (table?.product !== 'fgts') throw new DomainError('not_found')
  return fgtsPriceTableView(table)
}
