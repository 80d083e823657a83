import type { Connection } from '../client.ts'
import type { cltConfigs } from '../schema/clt-simulations.ts'

export type CltConfigRow = typeof cltConfigs.$inferSelect

/** A configuration of the organization, any version. */
export const findCltConfig = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<CltConfigRow | undefined> => {
  const [row] = await tx<CltConfigRow[]>`
    select * from clt_configs where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

/** The newest version of each configuration of the organization: by institution, the default first, then by slug. */
export const listCltConfigs = (
  tx: Connection,
  filter: { organizationId: string; institutionCode?: string | undefined; active?: boolean | undefined },
): Promise<CltConfigRow[]> => tx<CltConfigRow[]>`
  select * from (
    select distinct on (institution_code, slug) * from clt_configs
    where organization_id = ${filter.organizationId}
      ${filter.institutionCode === undefined ? tx`` : tx`and institution_code = ${filter.institutionCode}`}
    order by institution_code, slug, version desc
  ) as newest
  ${filter.active === undefined ? tx`` : tx`where active = ${filter.active}`}
  order by institution_code, is_default desc, active desc, slug`

/** Stores a configuration, or a new version of one. */
export const insertCltConfig = async (tx: Connection, row: CltConfigRow): Promise<void> => {
  const json = { terms: tx.json(row.terms), parameters: tx.json(row.parameters) }
  await tx`insert into clt_configs ${tx({ ...row, ...json })}`
}

/** Puts one version of a configuration into or out of use, or makes it the default. */
export const updateCltConfig = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  changes: Partial<Pick<CltConfigRow, 'active' | 'isDefault'>>,
): Promise<void> => {
  await tx`update clt_configs set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}

/** No configuration of the institution is the default any more. */
export const clearDefaultCltConfig = async (
  tx: Connection,
  key: { organizationId: string; institutionCode: string },
): Promise<void> => {
  await tx`
    update clt_configs set is_default = false
    where organization_id = ${key.organizationId} and institution_code = ${key.institutionCode} and is_default`
}
