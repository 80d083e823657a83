import type { Connection } from '#db/client'
import type { Product } from '#lib/domain/proposals/product'
import { madeWithin, type SalesScope } from './sales-scope.ts'

/**
 * How often something made in the days ended without a contract for a reason; `code` is null where none was
 * reported.
 */
export type EndedFor = {
  product: Product
  kind: 'balance' | 'consult' | 'proposal'
  code: string | null
  count: number
}

/** Balance queries that failed, and consults that ended without a margin, by reason. */
export const listAskRefusals = (tx: Connection, scope: SalesScope): Promise<EndedFor[]> => tx<EndedFor[]>`
  select product, case product when 'fgts' then 'balance' else 'consult' end as kind, code, count(*) as count from production_asks
  where ${madeWithin(tx, scope)} and refused group by product, code`

/** Proposals refused, canceled or refunded, by reason. */
export const listProposalRefusals = (tx: Connection, scope: SalesScope): Promise<EndedFor[]> => tx<
  EndedFor[]
>`
  select product, 'proposal' as kind, reason_code as code, count(*) as count from production_contracts
  where ${madeWithin(tx, scope)} and status in ('rejected', 'canceled', 'refunded')
  group by product, reason_code`
