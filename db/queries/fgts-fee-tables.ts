import type { Connection } from '../client.ts'
import type { fgtsFeeTables } from '../schema/fgts.ts'

export type FgtsFeeTableRow = typeof fgtsFeeTables.$inferSelect

/** A fee table of the organization, any version. */
export const findFgtsFeeTable = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<FgtsFeeTableRow | undefined> => {
  const [row] = await tx<FgtsFeeTableRow[]>`
    select * from fgts_fee_tables where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

/** The newest version of each fee table of the organization: by institution, the default first, then by name. */
export const listFgtsFeeTables = (
  tx: Connection,
  filter: { organizationId: string; institutionCode?: string | undefined; active?: boolean | undefined },
): Promise<FgtsFeeTableRow[]> => tx<FgtsFeeTableRow[]>`
  select * from (
    select distinct on (institution_code, name) * from fgts_fee_tables
    where organization_id = ${filter.organizationId}
      ${filter.institutionCode === undefined ? tx`` : tx`and institution_code = ${filter.institutionCode}`}
    order by institution_code, name, version desc
  ) as newest
  ${filter.active === undefined ? tx`` : tx`where active = ${filter.active}`}
  order by institution_code, is_default desc, active desc, name`

/** Stores a fee table, or a new version of one. */
export const insertFgtsFeeTable = async (tx: Connection, row: FgtsFeeTableRow): Promise<void> => {
  await tx`insert into fgts_fee_tables ${tx({ ...row, parameters: tx.json(row.parameters as never) })}`
}

/** Puts one version of a fee table into or out of use, or makes it the default. */
export const updateFgtsFeeTable = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  changes: Partial<Pick<FgtsFeeTableRow, 'active' | 'isDefault'>>,
): Promise<void> => {
  await tx`update fgts_fee_tables set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}

/** No table of the institution is the default any more. */
export const clearDefaultFgtsFeeTable = async (
  tx: Connection,
  key: { organizationId: string; institutionCode: string },
): Promise<void> => {
  await tx`
    update fgts_fee_tables set is_default = false
    where organization_id = ${key.organizationId} and institution_code = ${key.institutionCode} and is_default`
}
