import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { FgtsPriceTableView } from '#lib/domain/fgts/fgts-price-table-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsPriceTableView } from './parts/fgts-price-table-view.ts'
import { requireFgtsInstitution } from './parts/require-fgts-institution.ts'

/** @throws provider_not_supported, product_not_supported */
export const listFgtsPriceTables = async (
  context: Context,
  {
    provider: institutionCode,
    active = true,
  }: { provider?: string | undefined; active?: boolean | undefined },
): Promise<FgtsPriceTableView[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const tables = await withSnapshot(context, async (tx) => {
    if (institutionCode !== undefined) await requireFgtsInstitution(tx, context, institutionCode)
    return listNewestPriceTables(tx, { organizationId, product: 'fgts', institutionCode, active })
  })
  return tables.map(fgtsPriceTableView)
}
