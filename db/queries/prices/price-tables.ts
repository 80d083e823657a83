import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import { type InstitutionRow, isUsable } from '#db/queries/institutions/institutions.ts'
import type { priceTables } from '#db/schema/price-tables.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

export type PriceTableRow = typeof priceTables.$inferSelect

type Key = { organizationId: string; id: string }

const inForce = (tx: Connection) => tx`
  select tables.id, product, institution_code, key, active, is_default,
    newest.version, newest.label, newest.terms, newest.parameters, newest.created_at
  from price_tables as tables
  cross join lateral (
    select version, label, terms, parameters, created_at from price_table_versions as versions
    where versions.organization_id = tables.organization_id and versions.table_id = tables.id
    order by version desc limit 1
  ) as newest`

export const findPriceTable = async (tx: Connection, key: Key): Promise<PriceVersion | undefined> => {
  const [table] = await tx<PriceVersion[]>`
    ${inForce(tx)} where organization_id = ${key.organizationId} and id = ${key.id}`
  return table
}

type InstitutionWithTable = {
  institution: Pick<InstitutionRow, 'products' | 'settings'>
  /** Table of any institution and product; undefined if the organization has none of this id. */
  priceTable: PriceVersion | undefined
}

/** Reads both in one statement. Returns undefined if the organization cannot use the institution. */
export const findInstitutionWithTable = async (
  tx: Connection,
  {
    organizationId,
    institutionCode,
    priceTableId,
  }: Record<'organizationId' | 'institutionCode' | 'priceTableId', string>,
): Promise<InstitutionWithTable | undefined> => {
  const [row] = await tx<(InstitutionWithTable['institution'] & (PriceVersion | { id: null }))[]>`
    select institutions.products, institutions.settings, priced.*
    from institutions
    left join lateral (
      ${inForce(tx)} where organization_id = ${organizationId} and id = ${priceTableId}
    ) as priced on true
    where institutions.code = ${institutionCode} and institutions.active and ${isUsable(tx, organizationId)}`
  if (!row) return undefined
  const { products, settings, ...priceTable } = row
  return { institution: { products, settings }, priceTable: priceTable.id === null ? undefined : priceTable }
}

/** Sorts FGTS first, then the default institution; within one, the default table, then other active ones. */
export const listNewestPriceTables = (
  tx: Connection,
  filter: {
    organizationId: string
    product?: Product | undefined
    institutionCode?: string | undefined
    key?: string | undefined
    active?: boolean | undefined
  },
): Promise<PriceVersion[]> => tx<PriceVersion[]>`
  ${inForce(tx)}
  where organization_id = ${filter.organizationId}
    ${filter.product === undefined ? NOTHING : tx`and product = ${filter.product}`}
    ${filter.institutionCode === undefined ? NOTHING : tx`and institution_code = ${filter.institutionCode}`}
    ${filter.key === undefined ? NOTHING : tx`and key = ${filter.key}`}
    ${filter.active === undefined ? NOTHING : tx`and active = ${filter.active}`}
  order by product desc,
    institution_code is distinct from (
      select default_institution_code from organizations where organizations.id = ${filter.organizationId}
    ),
    institution_code, is_default desc, active desc, key`

export const insertPriceTable = async (tx: Connection, row: PriceTableRow): Promise<boolean> => {
  const rows = await tx`
    insert into price_tables ${tx(row)} on conflict on constraint price_tables_pk do nothing returning id`
  return rows.length === 1
}

export const updatePriceTable = async (
  tx: Connection,
  key: Key,
  changes: Partial<Pick<PriceTableRow, 'active' | 'isDefault'>>,
): Promise<void> => {
  await tx`update price_tables set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}

type ProductKey = { organizationId: string; product: Product; institutionCode: string }

export const clearDefaultPriceTable = async (tx: Connection, productKey: ProductKey): Promise<void> => {
  await tx`
    update price_tables set is_default = false
    where organization_id = ${productKey.organizationId} and product = ${productKey.product}
      and institution_code = ${productKey.institutionCode} and is_default`
}

export const lockPriceTables = async (tx: Connection, productKey: ProductKey): Promise<void> => {
  const name = `tables:${productKey.organizationId}:${productKey.product}:${productKey.institutionCode}`
  await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
