import type { Connection } from '#db/client.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { payoutsMade, proposalsMade, proposalsOf, type SalesScope } from './raw-scope.ts'

/**
 * Totals of the payouts that were not refunded. The `refunded…` fields are the totals of refunded payouts.
 */
export type PaidSums = {
  contracts: number
  netCents: Cents
  issueCents: Cents
  refundedContracts: number
  refundedNetCents: Cents
  refundedEmissionCents: Cents
}

/**
 * Returns one row per day and product. The last row, whose day is null, is the total. `medianSeconds` is the
 * median time from proposal to payout, or null without contracts.
 */
export const listPaidByDay = (tx: Connection, scope: SalesScope): Promise<PaidLine[]> => tx<PaidLine[]>`
  select day, product, ${paidSums(tx)}, percentile_cont(0.5) within group (order by extract(epoch from paid_at - made_at)::float8)
    filter (where refunded_at is null) as median_seconds
  from (select *, (paid_at at time zone 'America/Sao_Paulo')::date as day from ${paidContracts(tx, scope)}) as paid
  group by grouping sets ((day, product), ()) order by day, product`

export type PaidLine = PaidSums & { medianSeconds: number | null } & (
    | { day: Day; product: Product }
    | { day: null; product: null }
  )

export const countProposalsMade = async (
  tx: Connection,
  scope: SalesScope,
): Promise<{ created: number; createdPaid: number }> => {
  const [row] = await tx<{ created: number; createdPaid: number }[]>`
    select count(*) as created, count(*) filter (where status = 'paid') as created_paid
    from proposals where ${proposalsMade(tx, scope)}`
  return row ?? { created: 0, createdPaid: 0 }
}

export const paidContracts = (tx: Connection, scope: SalesScope) => tx`
  (select paid_at, refunded_at, amount_cents, issue_cents, product, institution_code, created_by_id, created_by_name, made_at
   from (select proposal_id, paid_at, refunded_at, amount_cents from payouts where ${payoutsMade(tx, scope)}) as payout
   join (
     select id as proposal_id, issue_cents, product, institution_code, created_by_id, created_by_name, created_at as made_at
     from proposals where organization_id = ${scope.organizationId} ${proposalsOf(tx, scope)}
   ) as contract using (proposal_id)) as paid`

export const paidSums = (tx: Connection) => tx`
  count(*) filter (where refunded_at is null) as contracts,
  coalesce(sum(amount_cents) filter (where refunded_at is null), 0)::bigint as net_cents,
  coalesce(sum(issue_cents) filter (where refunded_at is null), 0)::bigint as issue_cents,
  count(*) filter (where refunded_at is not null) as refunded_contracts,
  coalesce(sum(amount_cents) filter (where refunded_at is not null), 0)::bigint as refunded_net_cents,
  coalesce(sum(issue_cents) filter (where refunded_at is not null), 0)::bigint as refunded_emission_cents`
