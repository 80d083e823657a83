import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { json } from '#db/json.ts'
import type { priceTableVersions } from '#db/schema/price-tables.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'

export type PriceTableVersionRow = typeof priceTableVersions.$inferSelect

export const listPriceTableVersions = (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<PriceVersion[]> => tx<PriceVersion[]>`
  select tables.id, product, institution_code, key, label, version, terms, parameters, versions.created_at,
    active and version = max(version) over () as active,
    is_default and version = max(version) over () as is_default
  from price_tables as tables
  join price_table_versions as versions
    on versions.organization_id = tables.organization_id and versions.table_id = tables.id
  where tables.organization_id = ${key.organizationId} and tables.id = ${key.id}
  order by version desc`

export const insertPriceTableVersion = async (tx: Connection, row: PriceTableVersionRow): Promise<void> => {
  const values = { terms: json(tx, row.terms), parameters: json(tx, row.parameters) }
  await tx`insert into price_table_versions ${tx({ ...row, ...values })}`
}

export type VersionCount = { tableId: string; version: number; total: number }

export const countSimulationsByVersion = (
  tx: Connection,
  { organizationId, since, ceiling }: { organizationId: string; since: Date; ceiling: number },
): Promise<VersionCount[]> => tx<VersionCount[]>`
  select table_id, version, total::int as total from (
    select table_id, version, case product
      when 'fgts' then (select count(*) from (
        select 1 from fgts_simulations as made
        where made.organization_id = ${organizationId} and made.price_table_id = table_id
          and made.price_table_version = version and made.id > ${firstIdOf(since)} limit ${ceiling}) as counted)
      else (select count(*) from (
        select 1 from clt_simulations as made
        where made.organization_id = ${organizationId} and made.price_table_id = table_id
          and made.price_table_version = version and made.id > ${firstIdOf(since)} limit ${ceiling}) as counted)
      end as total
    from price_tables as tables
    join price_table_versions as versions
      on versions.organization_id = tables.organization_id and versions.table_id = tables.id
    where tables.organization_id = ${organizationId}
  ) as counts where total > 0`
