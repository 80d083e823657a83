import { findPriceTable } from '#db/queries/price-tables'
import { withSnapshot } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { FeeTableView } from '#lib/domain/fgts/fee-table-view'
import { type Context, requirePermission } from '#lib/services/context'
import { fgtsFeeTableView } from '#lib/services/fgts/parts/fgts-fee-table-view'

/** Returns the version of a fee table in force, active or not. @throws fee_table_not_found */
export const getFgtsFeeTable = async (context: Context, { id }: { id: string }): Promise<FeeTableView> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const table = await withSnapshot(context, (tx) => findPriceTable(tx, { organizationId, id }))
  if (table?.product !== 'fgts') throw new DomainError('fee_table_not_found')
  return fgtsFeeTableView(table)
}
