import type { Connection } from '#db/client.ts'
import type { priceCeilings } from '#db/schema/price-ceilings.ts'
import type { PriceCeilingStatus } from '#lib/domain/prices/price-ceiling.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

export type PriceCeilingRow = typeof priceCeilings.$inferSelect

type ProductKey = { organizationId: string; product: Product; institutionCode: string }

/** Returns the ceiling in force as a fraction per month; null without one. */
export const findPriceCeiling = async (tx: Connection, productKey: ProductKey): Promise<string | null> => {
  const [row] = await tx<{ monthlyRate: string | null }[]>`
    select trim_scale(monthly_rate) as monthly_rate from price_ceilings
    where organization_id = ${productKey.organizationId} and product = ${productKey.product}
      and institution_code = ${productKey.institutionCode} and status = 'approved'
    order by decided_at desc limit 1`
  return row?.monthlyRate ?? null
}

/** Lists the ceiling in force and the proposed one of each product at each institution. */
export const listPriceCeilings = (tx: Connection, organizationId: string): Promise<PriceCeilingRow[]> => tx<
  PriceCeilingRow[]
>`
  select distinct on (product, institution_code, status) *, trim_scale(monthly_rate) as monthly_rate
  from price_ceilings
  where organization_id = ${organizationId} and status in ('approved', 'proposed')
  order by product, institution_code, status, decided_at desc`

/** Returns false when a ceiling of the product is already proposed there. */
export const insertPriceCeiling = async (tx: Connection, row: PriceCeilingRow): Promise<boolean> => {
  const rows = await tx`insert into price_ceilings ${tx(row)} on conflict do nothing returning id`
  return rows.length === 1
}

export const lockPriceCeiling = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<PriceCeilingRow | undefined> => {
  const [row] = await tx<PriceCeilingRow[]>`
    select *, trim_scale(monthly_rate) as monthly_rate from price_ceilings
    where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

/** Returns false when the ceiling is no longer proposed. */
export const movePriceCeiling = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  move: { status: PriceCeilingStatus } & Partial<
    Pick<PriceCeilingRow, 'decidedById' | 'decidedByName' | 'decidedAt'>
  >,
): Promise<boolean> => {
  const rows = await tx`
    update price_ceilings set ${tx(move)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'proposed' returning id`
  return rows.length === 1
}
