import type { Connection } from '#db/client.ts'
import { createdBetween } from '#db/created-between.ts'
import type { StageTime } from '#lib/domain/sales/sales-view.ts'
import { asksOf, firstIdAfter, proposalsMade, type SalesScope } from './raw-scope.ts'

/**
 * Returns the time that the proposals created in the period spent in each status. A status entered twice
 * counts twice; `paid` and final statuses are left out.
 */
export const listProposalStageTimes = (tx: Connection, scope: SalesScope): Promise<StageTime[]> => tx<
  StageTime[]
>`
  with made as (select id as proposal_id, product from proposals where ${proposalsMade(tx, scope)}),
  stays as (
    select product, to_status as status, extract(epoch from lead(at) over (partition by proposal_id order by position) - at)::float8 as seconds
    from made join (
      select proposal_id, position, to_status, at from proposal_history
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)} and from_status is distinct from to_status
    ) as move using (proposal_id)
  )
  select 'proposal' as kind, product, status, ${spread(tx)}
  from stays where status not in ('paid', 'canceled', 'rejected', 'refunded') group by product, status`

/**
 * Returns the time that the consults created in the period spent in each status. CONSENT_APPROVED (the
 * consult is about to be sent) and the final statuses are left out.
 */
export const listConsultStageTimes = (tx: Connection, scope: SalesScope): Promise<StageTime[]> => tx<
  StageTime[]
>`
  with made as (
    select id as consult_id from clt_consults
    where organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${asksOf(tx, scope, tx`created_by_id`)}
  ), stays as (
    select to_status as status, extract(epoch from lead(at) over (partition by consult_id order by position) - at)::float8 as seconds
    from made join (
      select consult_id, position, to_status, at from clt_consult_history
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)} and from_status is distinct from to_status
    ) as move using (consult_id)
  )
  select 'consult' as kind, 'clt' as product, status, ${spread(tx)}
  from stays where status not in ('CONSENT_APPROVED', 'SUCCESS', 'REJECTED', 'FAILED') group by status`

/** Returns the time from request to completion of the balance queries requested in the period. */
export const listBalanceStageTimes = (tx: Connection, scope: SalesScope): Promise<StageTime[]> => tx<
  StageTime[]
>`
  with stays as (
    select extract(epoch from completed_at - created_at)::float8 as seconds from fgts_balance_queries
    where organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${asksOf(tx, scope, tx`requested_by_id`)}
  )
  select 'balance' as kind, 'fgts' as product, 'balance' as status, ${spread(tx)} from stays having count(*) > 0`

const spread = (tx: Connection) => tx`
  count(seconds) as ended, count(*) filter (where seconds is null) as open,
  percentile_cont(0.5) within group (order by seconds) as p50_seconds,
  percentile_cont(0.9) within group (order by seconds) as p90_seconds`
