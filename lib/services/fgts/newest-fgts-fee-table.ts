import type { Connection } from '#db/client'
import { type FgtsFeeTableRow, listFgtsFeeTables } from '#db/queries/fgts-fee-tables'
import { DomainError } from '#lib/domain/errors'

/** How a person names a fee table: its versions share institution and name. */
export type FeeTableName = { institutionCode: string; name: string }

/** The newest version of a named fee table of the organization. Throws `fee_table_not_found`. */
export const newestFgtsFeeTable = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
  { institutionCode, name }: FeeTableName,
): Promise<FgtsFeeTableRow> => {
  const tables = await listFgtsFeeTables(tx, { organizationId, institutionCode })
  const found = tables.find((table) => table.name.toLowerCase() === name.trim().toLowerCase())
  if (!found) throw new DomainError('fee_table_not_found')
  return found
}
