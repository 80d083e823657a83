import type { Connection } from '#db/client.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { madeWithin, type SalesScope } from './sales-scope.ts'

export type SalesRefusalRow = {
  product: Product
  kind: 'balance' | 'consult' | 'proposal'
  code: string | null
  count: number
}

export const listAskRefusals = (tx: Connection, scope: SalesScope): Promise<SalesRefusalRow[]> => tx<
  SalesRefusalRow[]
>`
  select product, case product when 'fgts' then 'balance' else 'consult' end as kind, code, count(*) as count from sales_inquiries
  where ${madeWithin(tx, scope)} and refused group by product, code`

export const listProposalRefusals = (tx: Connection, scope: SalesScope): Promise<SalesRefusalRow[]> => tx<
  SalesRefusalRow[]
>`
  select product, 'proposal' as kind, reason_code as code, count(*) as count from sales_contracts
  where ${madeWithin(tx, scope)} and status in ('rejected', 'canceled', 'refunded')
  group by product, reason_code`
