import type { Connection } from '#db/client.ts'
import type { Cents } from '#lib/domain/money.ts'
import { madeWithin, paidWithin, type SalesScope } from './sales-scope.ts'

/** Sums of payouts that were not refunded. The `refunded…` members are sums of the refunded payouts. */
export type PaidSums = {
  contracts: number
  netCents: Cents
  issueCents: Cents
  refundedContracts: number
  refundedNetCents: Cents
  refundedEmissionCents: Cents
}

export const sumPaid = async (tx: Connection, scope: SalesScope): Promise<PaidSums> => {
  const [row] = await tx<
    PaidSums[]
  >`select ${paidSums(tx)} from sales_contracts where ${paidWithin(tx, scope)}`
  if (!row) throw new Error('sums have one row')
  return row
}

export const countProposalsMade = async (
  tx: Connection,
  scope: SalesScope,
): Promise<{ created: number; createdPaid: number }> => {
  const [row] = await tx<{ created: number; createdPaid: number }[]>`
    select count(*) as created, count(*) filter (where status = 'paid') as created_paid
    from sales_contracts where ${madeWithin(tx, scope)}`
  return row ?? { created: 0, createdPaid: 0 }
}

export const paidSums = (tx: Connection) => tx`
  count(*) filter (where refunded_at is null) as contracts,
  coalesce(sum(paid_cents) filter (where refunded_at is null), 0)::bigint as net_cents,
  coalesce(sum(issue_cents) filter (where refunded_at is null), 0)::bigint as issue_cents,
  count(*) filter (where refunded_at is not null) as refunded_contracts,
  coalesce(sum(paid_cents) filter (where refunded_at is not null), 0)::bigint as refunded_net_cents,
  coalesce(sum(issue_cents) filter (where refunded_at is not null), 0)::bigint as refunded_emission_cents`
