import type { Day } from '#lib/domain/calendar'
import type { Cents } from '#lib/domain/money'
import type { Product } from '#lib/domain/proposals/product'
import type { Connection } from '../client.ts'
import { type ProductionScope, payoutsMade, proposalsMade, proposalsOf } from './production-scope.ts'

/** What was paid on a day of São Paulo, of one product; `refunded…` is what of the day's payouts was returned since. */
export type PaidOnDay = {
  day: Day
  product: Product
  contracts: number
  netCents: Cents
  emissionCents: Cents
  refundedContracts: number
  refundedNetCents: Cents
  refundedEmissionCents: Cents
}

/** The payouts of the days, by day and product. */
export const listPaidByDay = (tx: Connection, scope: ProductionScope): Promise<PaidOnDay[]> => tx<
  PaidOnDay[]
>`
  select (paid_at at time zone 'America/Sao_Paulo')::date as day, product, ${paidSums(tx)}
  from ${paidContracts(tx, scope)} group by 1, 2 order by 1, 2`

/** The seconds from proposal to payout that half of the contracts paid in the days, and standing, took at most; null without any. */
export const findMedianPayoutSeconds = async (
  tx: Connection,
  scope: ProductionScope,
): Promise<number | null> => {
  const [row] = await tx<{ seconds: number | null }[]>`
    select percentile_cont(0.5) within group (order by extract(epoch from paid_at - made_at)::float8) as seconds
    from ${paidContracts(tx, scope)} where refunded_at is null`
  return row?.seconds ?? null
}

/** How many proposals were made in the days, and how many of them are paid by now. */
export const countProposalsMade = async (
  tx: Connection,
  scope: ProductionScope,
): Promise<{ created: number; createdPaid: number }> => {
  const [row] = await tx<{ created: number; createdPaid: number }[]>`
    select count(*) as created, count(*) filter (where status = 'paid') as created_paid
    from proposals where ${proposalsMade(tx, scope)}`
  return row ?? { created: 0, createdPaid: 0 }
}

/** Payouts of the days with the contracts they paid. */
export const paidContracts = (tx: Connection, scope: ProductionScope) => tx`
  (select paid_at, refunded_at, amount_cents, emission_cents, product, institution_code, created_by_id, created_by_name, made_at
   from (select proposal_id, paid_at, refunded_at, amount_cents from payouts where ${payoutsMade(tx, scope)}) as payout
   join (
     select id as proposal_id, emission_cents, product, institution_code, created_by_id, created_by_name, created_at as made_at
     from proposals where organization_id = ${scope.organizationId} ${proposalsOf(tx, scope)}
   ) as contract using (proposal_id)) as paid`

/** What stands and what was returned, summed up. */
export const paidSums = (tx: Connection) => tx`
  count(*) filter (where refunded_at is null) as contracts,
  coalesce(sum(amount_cents) filter (where refunded_at is null), 0)::bigint as net_cents,
  coalesce(sum(emission_cents) filter (where refunded_at is null), 0)::bigint as emission_cents,
  count(*) filter (where refunded_at is not null) as refunded_contracts,
  coalesce(sum(amount_cents) filter (where refunded_at is not null), 0)::bigint as refunded_net_cents,
  coalesce(sum(emission_cents) filter (where refunded_at is not null), 0)::bigint as refunded_emission_cents`
