import type { Connection } from '#db/client.ts'
import { createdBetween } from '#db/created-between.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { asksOf, proposalsMade, type SalesScope } from './raw-scope.ts'

/** `code` is null where no reason was reported. */
export type SalesRefusalRow = {
  product: Product
  kind: 'balance' | 'consult' | 'proposal'
  code: string | null
  count: number
}

export const listBalanceRefusals = (tx: Connection, scope: SalesScope): Promise<SalesRefusalRow[]> => tx<
  SalesRefusalRow[]
>`
  select 'fgts' as product, 'balance' as kind, code, count(*) as count from fgts_balance_queries
  where organization_id = ${scope.organizationId} and status = 'fail' ${createdBetween(tx, scope)}
    ${asksOf(tx, scope, tx`requested_by_id`)}
  group by code`

export const listConsultRefusals = (tx: Connection, scope: SalesScope): Promise<SalesRefusalRow[]> => tx<
  SalesRefusalRow[]
>`
  select 'clt' as product, 'consult' as kind, code, count(*) as count from clt_consults
  where organization_id = ${scope.organizationId} and status in ('REJECTED', 'FAILED') ${createdBetween(tx, scope)}
    ${asksOf(tx, scope, tx`created_by_id`)}
  group by code`

export const listProposalRefusals = (tx: Connection, scope: SalesScope): Promise<SalesRefusalRow[]> => tx<
  SalesRefusalRow[]
>`
  select product, 'proposal' as kind, reason_code as code, count(*) as count from proposals
  where ${proposalsMade(tx, scope)} and status in ('rejected', 'canceled', 'refunded')
  group by product, reason_code`
