import type { Connection } from '#db/client.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { listPriceTableVersions } from '#db/queries/prices/price-table-versions.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'

export const baseVersionOf = async (
  tx: Connection,
  { organizationId, tableId, baseVersion }: PriceChangeRow,
): Promise<PriceVersion | null> => {
  if (tableId === null || baseVersion === null) return null
  const versions = await listPriceTableVersions(tx, { organizationId, id: tableId })
  return versions.find(({ version }) => version === baseVersion) ?? null
}
