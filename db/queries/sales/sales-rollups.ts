import type { Connection } from '#db/client.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { Days } from '#lib/domain/sales/period.ts'
import type { SalesDayKind } from '#lib/domain/sales/sales-day.ts'
import { narrowSalesDays } from './narrow-sales-days.ts'

export type SalesRollup = {
  /** First day that must not be summed yet. */
  openDay: Day
  closedUntil: Day | null
  /** Day of the oldest record. */
  firstDay: Day | null
  /** True if a summed day changed or, if nothing is summed, any day. */
  isChanged: boolean
  /** Proposals of the last thirty days, up to the number asked for. */
  recent: number
}

export const findSalesRollup = async (
  tx: Connection,
  { organizationId, most }: { organizationId: string; most: number },
): Promise<SalesRollup> => {
  const [row] = await tx<SalesRollup[]>`
    select sales_open_day() as open_day, done.closed_until,
      sales_day(least(
        (select min(made_at) from sales_contracts where organization_id = ${organizationId}),
        (select min(made_at) from sales_inquiries where organization_id = ${organizationId} and product = 'fgts'),
        (select min(made_at) from sales_inquiries where organization_id = ${organizationId} and product = 'clt')
      )) as first_day,
      exists (select from sales_day_changes where organization_id = ${organizationId}
        and day <= coalesce(done.closed_until, 'infinity')) as is_changed,
      (select count(*) from (select from sales_contracts where organization_id = ${organizationId}
        and made_at > pg_catalog.now() - interval '30 days' limit ${most}) as made) as recent
    from (select max(closed_until) as closed_until from sales_rollups where organization_id = ${organizationId}) as done`
  if (!row) throw new Error('an aggregate has one row')
  return row
}

export type ChangedSalesDay = { kind: SalesDayKind; day: Day; ids: string[] }

/** Lists days whose sums are out of date, with the changes that say so. */
export const listChangedSalesDays = (
  tx: Connection,
  { organizationId, until, limit }: { organizationId: string; until: Day; limit: number },
): Promise<ChangedSalesDay[]> => tx<ChangedSalesDay[]>`
  select kind, day, array_agg(id) as ids from sales_day_changes
  where organization_id = ${organizationId} and day <= ${until}::date
  group by kind, day order by day desc, kind limit ${limit}`

/**
 * Deletes the changes of an organization that is not summed. One statement, as it may be summed meanwhile.
 */
export const deleteUnusedSalesDayChanges = async (tx: Connection, organizationId: string): Promise<void> => {
  await tx`
    delete from sales_day_changes where organization_id = ${organizationId}
      and not exists (select from sales_rollups where organization_id = ${organizationId})`
}

export const deleteSalesDayChanges = async (
  tx: Connection,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<void> => {
  await tx`delete from sales_day_changes where organization_id = ${organizationId} and id = any(${[...ids]}::uuid[])`
}

export const deleteSalesDayChangesOf = async (
  tx: Connection,
  { organizationId, days }: { organizationId: string; days: Days },
): Promise<void> => {
  await tx`
    delete from sales_day_changes where organization_id = ${organizationId}
      and day >= ${days.startDate}::date and day <= ${days.endDate}::date`
}

/** Replaces the sums of some days. */
export const updateSalesDays = async (
  tx: Connection,
  { organizationId, kind, days }: { organizationId: string; kind: SalesDayKind; days: Days },
): Promise<void> => {
  await tx`
    delete from sales_days where organization_id = ${organizationId} and kind = ${kind}
      and day >= ${days.startDate}::date and day <= ${days.endDate}::date`
  await tx`
    insert into sales_days (organization_id, kind, day, product, institution_code, sums, codes, lines, packed)
    select ${organizationId}, ${kind}, day, product, institution_code, sums, codes, lines, packed
    from (${narrowSalesDays(tx, { organizationId, kind, spans: [await instantsOf(tx, days)] })}) as summed`
}

// The database also decides which day a row belongs to; its time zone data may be older or newer than ours.
const instantsOf = async (tx: Connection, { startDate, endDate }: Days) => {
  const [span] = await tx<{ from: Date; to: Date }[]>`
    select ${startDate}::date::timestamp at time zone 'America/Sao_Paulo' as from,
      (${endDate}::date + 1)::timestamp at time zone 'America/Sao_Paulo' as to`
  if (!span) throw new Error('a select without a table has one row')
  return span
}

export const deleteSalesDays = async (
  tx: Connection,
  { organizationId, startDate }: { organizationId: string; startDate: Day },
): Promise<void> => {
  await tx`delete from sales_days where organization_id = ${organizationId} and day >= ${startDate}::date`
}

export const insertSalesRollup = async (
  tx: Connection,
  { organizationId, closedUntil }: { organizationId: string; closedUntil: Day },
): Promise<void> => {
  await tx`
    insert into sales_rollups (organization_id, closed_until) values (${organizationId}, ${closedUntil}::date)
    on conflict (organization_id) do nothing`
}

/** Returns undefined if another transaction has locked it. */
export const lockSalesRollup = async (
  tx: Connection,
  organizationId: string,
): Promise<{ openDay: Day; closedUntil: Day } | undefined> => {
  const [row] = await tx<{ openDay: Day; closedUntil: Day }[]>`
    select sales_open_day() as open_day, closed_until from sales_rollups
    where organization_id = ${organizationId} for update skip locked`
  return row
}

export const updateSalesRollup = async (
  tx: Connection,
  { organizationId, closedUntil }: { organizationId: string; closedUntil: Day },
): Promise<void> => {
  await tx`
    update sales_rollups set closed_until = ${closedUntil}::date where organization_id = ${organizationId}`
}
