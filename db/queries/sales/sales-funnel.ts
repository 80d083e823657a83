import type { Connection } from '#db/client.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { madeWithin, type SalesScope } from './sales-scope.ts'

/** Inquiries of an author at an institution, each packed as customer × 16 + furthest funnel step reached. */
export type PackedAsks = { institution: string; author: string; packed: Uint8Array }

export const listPackedAsks = (
  tx: Connection,
  scope: SalesScope & { product: Product },
): Promise<PackedAsks[]> => tx<PackedAsks[]>`
  select institution_code as institution, author_id as author, string_agg(int8send(customer * 16 + step), '') as packed
  from sales_inquiries where ${madeWithin(tx, scope)}
  group by institution_code, author_id order by institution_code, author_id`
