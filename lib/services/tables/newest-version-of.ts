import type { Connection } from '#db/client'
import type { TableChangeRow } from '#db/queries/table-changes'
import { listTableVersions } from '#db/queries/table-versions'
import type { TableVersion } from '#lib/domain/tables/table-version'

/** The newest version of the table a change is of; nothing while a new table is only a draft. */
export const newestVersionOf = async (
  tx: Connection,
  change: Pick<TableChangeRow, 'organizationId' | 'product' | 'institutionCode' | 'tableKey'>,
): Promise<TableVersion | undefined> => {
  const { organizationId, product, institutionCode, tableKey } = change
  const [newest] = await listTableVersions(tx, {
    organizationId,
    name: { product, institutionCode, key: tableKey },
  })
  return newest
}
