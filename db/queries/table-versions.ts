import type { Product } from '#lib/domain/proposals/product'
import type { TableName, TableVersion } from '#lib/domain/tables/table-version'
import type { Connection } from '../client.ts'
import { firstIdOf } from '../created-between.ts'

/** Which versions: of all tables, of one table, or one by its id. */
type VersionFilter = { organizationId: string; id?: string | undefined; name?: TableName | undefined }

/** Versions of fee tables and configurations of the organization, by product, institution and name, the newest version first. */
export const listTableVersions = (tx: Connection, filter: VersionFilter): Promise<TableVersion[]> => tx<
  TableVersion[]
>`
  select * from (
    select 'fgts' as product, id, institution_code, name as key, label, version, active, is_default, parameters,
      null::jsonb as terms, created_at
    from fgts_fee_tables where organization_id = ${filter.organizationId}
    union all
    select 'clt', id, institution_code, slug, name, version, active, is_default, parameters, terms, created_at
    from clt_configs where organization_id = ${filter.organizationId}
  ) as versions
  where true ${filter.id === undefined ? tx`` : tx`and id = ${filter.id}`}
    ${filter.name === undefined ? tx`` : named(tx, filter.name)}
  order by product desc, institution_code, key, version desc`

const named = (tx: Connection, { product, institutionCode, key }: TableName) => tx`
  and product = ${product} and institution_code = ${institutionCode} and key = ${key}`

/** How many simulations each version had since an instant, counted up to the ceiling; versions without one are left out. */
export const countSimulationsByVersion = (
  tx: Connection,
  { organizationId, since, ceiling }: { organizationId: string; since: Date; ceiling: number },
): Promise<{ id: string; total: number }[]> => tx<{ id: string; total: number }[]>`
  select id, total from (
    select id, (select count(*) from (
      select 1 from fgts_simulations as made
      where made.organization_id = ${organizationId} and made.fee_table_id = fgts_fee_tables.id
        and made.id > ${firstIdOf(since)} limit ${ceiling}) as counted) as total
    from fgts_fee_tables where organization_id = ${organizationId}
    union all
    select id, (select count(*) from (
      select 1 from clt_simulations as made
      where made.organization_id = ${organizationId} and made.config_id = clt_configs.id
        and made.id > ${firstIdOf(since)} limit ${ceiling}) as counted)
    from clt_configs where organization_id = ${organizationId}
  ) as counts where total > 0`

/** Lets one transaction at a time change the tables of a product at an institution, until it ends. */
export const lockTables = async (
  tx: Connection,
  key: { organizationId: string; product: Product; institutionCode: string },
): Promise<void> => {
  const name = `tables:${key.organizationId}:${key.product}:${key.institutionCode}`
  await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
