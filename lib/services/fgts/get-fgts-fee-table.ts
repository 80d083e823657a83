import { findPriceTable } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { FeeTableView } from '#lib/domain/fgts/fee-table-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsFeeTableView } from '#lib/services/fgts/parts/fgts-fee-table-view.ts'

/** Returns the version of a fee table in force, active or not. @throws fee_table_not_found */
export const getFgtsFeeTable = async (context: Context, { id }: { id: string }): Promise<FeeTableView> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const table = await withSnapshot(context, (tx) => findPriceTable(tx, { organizationId, id }))
  if (table?.product !== 'fgts') throw new DomainError('fee_table_not_found')
  return fgtsFeeTableView(table)
}
