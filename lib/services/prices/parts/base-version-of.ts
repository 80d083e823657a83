import type { Connection } from '#db/client'
import type { PriceChangeRow } from '#db/queries/price-changes'
import { listPriceTableVersions } from '#db/queries/price-table-versions'
import type { PriceVersion } from '#lib/domain/prices/price-version'

/** Returns the version a change starts from; null for a new table. */
export const baseVersionOf = async (
  tx: Connection,
  { organizationId, tableId, baseVersion }: PriceChangeRow,
): Promise<PriceVersion | null> => {
  if (tableId === null || baseVersion === null) return null
  const versions = await listPriceTableVersions(tx, { organizationId, id: tableId })
  return versions.find(({ version }) => version === baseVersion) ?? null
}
