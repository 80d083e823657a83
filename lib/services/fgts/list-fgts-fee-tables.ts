import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { FeeTableView } from '#lib/domain/fgts/fee-table-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsFeeTableView } from '#lib/services/fgts/parts/fgts-fee-table-view.ts'
import { requireFgtsInstitution } from '#lib/services/fgts/parts/require-fgts-institution.ts'

/** Returns the fee tables in force, defaults first. @throws provider_not_supported, product_not_supported */
export const listFgtsFeeTables = async (
  context: Context,
  {
    provider: institutionCode,
    active = true,
  }: { provider?: string | undefined; active?: boolean | undefined },
): Promise<FeeTableView[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const tables = await withSnapshot(context, async (tx) => {
    if (institutionCode !== undefined) await requireFgtsInstitution(tx, institutionCode)
    return listNewestPriceTables(tx, { organizationId, product: 'fgts', institutionCode, active })
  })
  return tables.map(fgtsFeeTableView)
}
