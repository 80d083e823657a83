import { listFgtsFeeTables as findFgtsFeeTables } from '#db/queries/fgts-fee-tables'
import { withSnapshot } from '#db/transaction'
import type { FeeTableView } from '#lib/domain/fgts/fee-table-view'
import { type Context, requirePermission } from '#lib/services/context'
import { fgtsFeeTableView } from './fgts-fee-table-view.ts'
import { requireFgtsInstitution } from './require-fgts-institution.ts'

/**
 * The organization's FGTS fee tables in their newest version: by institution, the default first.
 * @throws provider_not_supported, product_not_supported
 */
export const listFgtsFeeTables = async (
  context: Context,
  input: { provider?: string | undefined; active?: boolean | undefined },
): Promise<FeeTableView[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const { provider: institutionCode, active } = input
  const rows = await withSnapshot(context, async (tx) => {
    if (institutionCode !== undefined) await requireFgtsInstitution(tx, institutionCode)
    return findFgtsFeeTables(tx, { organizationId, institutionCode, active })
  })
  return rows.map(fgtsFeeTableView)
}
