import type { Connection } from '#db/client.ts'
import { createdBetween } from '#db/created-between.ts'
import { asksOf, firstIdAfter, type SalesScope } from './raw-scope.ts'

/**
 * `part` is `all` (with an empty `key`), an institution or an author. A customer of two institutions counts
 * once for each institution and once for `all`.
 */
export type StoppedAt = {
  part: 'all' | 'institution' | 'author'
  key: string
  step: number
  customers: number
}

export const listFgtsFunnel = (tx: Connection, scope: SalesScope): Promise<StoppedAt[]> => tx<StoppedAt[]>`
  with ${outcomes(tx, scope)}, proposed as (
    select fgts_simulation_id as simulation_id, coalesce(3 + outcome, 3) as step from (
      select id as proposal_id, fgts_simulation_id from proposals
      where organization_id = ${scope.organizationId} and product = 'fgts' and id > ${firstIdAfter(scope)}
    ) as proposal left join outcome using (proposal_id)
  ), simulated as (
    select balance_query_id as id, max(coalesce(step, 2)) as step from (
      select id as simulation_id, balance_query_id from fgts_simulations
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)}
    ) as simulation left join proposed using (simulation_id) group by 1
  ), asked as (
    select id, document_number, institution_code, requested_by_id as author, status from fgts_balance_queries
    where organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${asksOf(tx, scope, tx`requested_by_id`)}
  ), furthest as (
    select document_number, institution_code, author,
      max(coalesce(step, case when status = 'success' then 1 else 0 end)) as step
    from asked left join simulated using (id) group by 1, 2, 3
  )
  ${stops(tx)}`

/** CLT funnel of the customers whose consent term was created in the period. */
export const listCltFunnel = (tx: Connection, scope: SalesScope): Promise<StoppedAt[]> => tx<StoppedAt[]>`
  with ${outcomes(tx, scope)}, followed as (
    select id, max(step) as step from (
      select consult_id as id, 1 as step from clt_consents
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)}
      union all
      select consult_id, 3 from clt_simulations
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)}
      union all
      select clt_consult_id, coalesce(4 + outcome, 4) from (
        select id as proposal_id, clt_consult_id from proposals
        where organization_id = ${scope.organizationId} and product = 'clt' and id > ${firstIdAfter(scope)}
      ) as proposal left join outcome using (proposal_id)
    ) as step group by id
  ), asked as (
    select id, document_number, institution_code, created_by_id as author, status from clt_consults
    where organization_id = ${scope.organizationId} ${createdBetween(tx, scope)} ${asksOf(tx, scope, tx`created_by_id`)}
  ), furthest as (
    select document_number, institution_code, author,
      max(greatest(coalesce(step, 0), case when status = 'SUCCESS' then 2 else 0 end)) as step
    from asked left join followed using (id) group by 1, 2, 3
  )
  ${stops(tx)}`

/**
 * This subquery starts from signatures and payouts. Left joins that start from the requests would hash
 * hundreds of thousands of rows with a null key into one bucket.
 */
const outcomes = (tx: Connection, scope: SalesScope) => tx`
  outcome as (
    select proposal_id, max(outcome) as outcome from (
      select proposal_id, 1 as outcome from proposal_signatures
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)}
      union all
      select proposal_id, 2 from payouts
      where organization_id = ${scope.organizationId} and id > ${firstIdAfter(scope)} and refunded_at is null
    ) as sign group by proposal_id
  )`

const stops = (tx: Connection) => tx`
  select part, key, step, count(*) as customers from (
    select 'all' as part, '' as key, max(step) as step from furthest group by document_number
    union all
    select 'institution', institution_code, max(step) from furthest group by institution_code, document_number
    union all
    select 'author', author, max(step) from furthest group by author, document_number
  ) as customer group by part, key, step order by part, key, step`
