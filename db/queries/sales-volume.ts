import type { Connection } from '#db/client'
import type { Day } from '#lib/domain/calendar'
import type { Cents } from '#lib/domain/money'
import type { Product } from '#lib/domain/proposals/product'
import { madeWithin, paidWithin, type SalesScope } from './sales-scope.ts'

/** What was paid and stays paid; `refunded…` is what of the payouts was returned since. */
export type PaidSums = {
  contracts: number
  netCents: Cents
  emissionCents: Cents
  refundedContracts: number
  refundedNetCents: Cents
  refundedEmissionCents: Cents
}

/**
 * A day of São Paulo and a product: what was paid, and how long each contract that stays paid took from the
 * proposal to the money, in milliseconds packed one behind the other (null without any).
 */
export type PaidLine = PaidSums & { day: Day; product: Product; packedMs: Uint8Array | null }

/** The contracts paid in the days, by day and product. */
export const listPaidByDay = (tx: Connection, scope: SalesScope): Promise<PaidLine[]> => tx<PaidLine[]>`
  select paid_day as day, product, ${paidSums(tx)},
    string_agg(int8send(paid_after_ms), '') filter (where refunded_at is null) as packed_ms
  from production_contracts where ${paidWithin(tx, scope)}
  group by paid_day, product order by paid_day, product`

/** What was paid in the time and stays paid, with what of it was returned. */
export const sumPaid = async (tx: Connection, scope: SalesScope): Promise<PaidSums> => {
  const [row] = await tx<
    PaidSums[]
  >`select ${paidSums(tx)} from production_contracts where ${paidWithin(tx, scope)}`
  if (!row) throw new Error('sums have one row')
  return row
}

/** How many proposals were made in the days, and how many of them are paid by now. */
export const countProposalsMade = async (
  tx: Connection,
  scope: SalesScope,
): Promise<{ created: number; createdPaid: number }> => {
  const [row] = await tx<{ created: number; createdPaid: number }[]>`
    select count(*) as created, count(*) filter (where status = 'paid') as created_paid
    from production_contracts where ${madeWithin(tx, scope)}`
  return row ?? { created: 0, createdPaid: 0 }
}

/** What stays paid and what was returned, summed up. */
export const paidSums = (tx: Connection) => tx`
  count(*) filter (where refunded_at is null) as contracts,
  coalesce(sum(paid_cents) filter (where refunded_at is null), 0)::bigint as net_cents,
  coalesce(sum(emission_cents) filter (where refunded_at is null), 0)::bigint as emission_cents,
  count(*) filter (where refunded_at is not null) as refunded_contracts,
  coalesce(sum(paid_cents) filter (where refunded_at is not null), 0)::bigint as refunded_net_cents,
  coalesce(sum(emission_cents) filter (where refunded_at is not null), 0)::bigint as refunded_emission_cents`
