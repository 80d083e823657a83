import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { listPriceChangesOf, type PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { listPriceTableVersions } from '#db/queries/prices/price-table-versions.ts'
import { findPriceTable } from '#db/queries/prices/price-tables.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PriceTableDetail, PriceVersionItem } from '#lib/domain/prices/price-table-detail.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { priceChangeSummary } from '#lib/services/prices/parts/price-change-summary.ts'
import { simulationsOfVersions } from '#lib/services/prices/parts/simulations-of-versions.ts'

/** @throws not_found */
export const getPriceTable = async (context: Context, { id }: { id: string }): Promise<PriceTableDetail> => {
  requirePermission(context, 'manage_prices')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const table = await findPriceTable(tx, { organizationId, id })
    if (!table) throw new DomainError('not_found')
    const [versions, rows, institution, simulationsOf] = await Promise.all([
      listPriceTableVersions(tx, { organizationId, id: table.id }),
      listPriceChangesOf(tx, { organizationId, name: table }),
      findInstitution(tx, table.institutionCode),
      simulationsOfVersions(tx, context),
    ])
    const institutionName = institution?.name ?? table.institutionCode
    const tableContext = { institutionName, newest: table }
    return {
      institutionName,
      version: table.version,
      active: table.active,
      isDefault: table.isDefault,
      versions: versions.map((version) => ({
        ...version,
        ...simulationsOf({ tableId: version.id, version: version.version }),
        change: originOf(version.version, rows),
      })),
      changes: rows.map((row) => priceChangeSummary(context, row, tableContext)),
    }
  })
}

const originOf = (version: number, rows: readonly PriceChangeRow[]): PriceVersionItem['change'] => {
  const origin = rows.find(
    ({ resultVersion, kind }) => resultVersion === version && (kind === 'create' || kind === 'new_version'),
  )
  if (!origin) return null
  const { createdByName, decidedByName, decidedAt, note } = origin
  return { id: origin.id, createdByName, decidedByName, decidedAt, note }
}
