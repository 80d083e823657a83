import type { Connection } from '#db/client.ts'
import type { priceCeilings } from '#db/schema/price-ceilings.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

export type PriceCeilingRow = typeof priceCeilings.$inferSelect

type ProductKey = { organizationId: string; product: Product; institutionCode: string }

/** Returns the ceiling as a fraction per month; null if there is none. */
export const findPriceCeiling = async (tx: Connection, productKey: ProductKey): Promise<string | null> => {
  const [row] = await tx<{ monthlyRate: string | null }[]>`
    select trim_scale(monthly_rate) as monthly_rate from price_ceilings
    where organization_id = ${productKey.organizationId} and product = ${productKey.product}
      and institution_code = ${productKey.institutionCode} and status = 'approved'
    order by decided_at desc limit 1`
  return row?.monthlyRate ?? null
}

export const listPriceCeilings = (tx: Connection, organizationId: string): Promise<PriceCeilingRow[]> => tx<
  PriceCeilingRow[]
>`
  select distinct on (product, institution_code, status) *, trim_scale(monthly_rate) as monthly_rate
  from price_ceilings
  where organization_id = ${organizationId} and status in ('approved', 'proposed')
  order by product, institution_code, status, decided_at desc`
