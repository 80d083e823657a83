import type { Connection } from '#db/client.ts'
import { limitTo } from '#db/row-limit.ts'
import type { alertOccurrences, alertRules } from '#db/schema/alerts.ts'
import type { AlertKind } from '#lib/domain/alerts/alert-kinds.ts'

export type AlertRuleRow = typeof alertRules.$inferSelect
export type AlertOccurrenceRow = typeof alertOccurrences.$inferSelect

export const listAlertRules = (tx: Connection, organizationId: string): Promise<AlertRuleRow[]> => tx<
  AlertRuleRow[]
>`
  select * from alert_rules where organization_id = ${organizationId}`

export const lockAlertRule = async (
  tx: Connection,
  key: { organizationId: string; kind: AlertKind },
): Promise<AlertRuleRow | undefined> => {
  const [row] = await tx<AlertRuleRow[]>`
    select * from alert_rules where organization_id = ${key.organizationId} and kind = ${key.kind} for update`
  return row
}

export const updateAlertRule = async (tx: Connection, row: AlertRuleRow): Promise<void> => {
  await tx`
    insert into alert_rules ${tx(row)}
    on conflict (organization_id, kind) do update set threshold = excluded.threshold, is_on = excluded.is_on,
      changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at`
}

export const listOpenAlerts = (tx: Connection, organizationId: string): Promise<AlertOccurrenceRow[]> => tx<
  AlertOccurrenceRow[]
>`
  select * from alert_occurrences where organization_id = ${organizationId} and closed_at is null order by opened_at, id`

export const listClosedAlerts = (
  tx: Connection,
  { organizationId, limit }: { organizationId: string; limit: number },
): Promise<AlertOccurrenceRow[]> => tx<AlertOccurrenceRow[]>`
  select * from alert_occurrences where organization_id = ${organizationId} and closed_at is not null
  order by closed_at desc, id desc ${limitTo(tx, limit)}`

export const countOpenAlerts = async (
  tx: Connection,
  { organizationId, ceiling }: { organizationId: string; ceiling: number },
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (
      select 1 from alert_occurrences where organization_id = ${organizationId} and closed_at is null limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export const findAlert = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<AlertOccurrenceRow | undefined> => {
  const [row] = await tx<AlertOccurrenceRow[]>`
    select * from alert_occurrences where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const insertAlert = async (tx: Connection, row: AlertOccurrenceRow): Promise<boolean> => {
  const rows = await tx`insert into alert_occurrences ${tx(row)} on conflict do nothing returning id`
  return rows.length === 1
}

type Move = Partial<Pick<AlertOccurrenceRow, 'value' | 'reportedAt' | 'clearSince' | 'closedAt'>>

/** Compare-and-set of `reportedAt` on an open alert. */
export const updateAlert = async (
  tx: Connection,
  { organizationId, id, reportedAt }: Pick<AlertOccurrenceRow, 'organizationId' | 'id' | 'reportedAt'>,
  move: Move,
): Promise<boolean> => {
  const rows = await tx`
    update alert_occurrences set ${tx(move)}
    where organization_id = ${organizationId} and id = ${id} and reported_at = ${reportedAt} and closed_at is null
    returning id`
  return rows.length === 1
}

export const closeAlertsOfKind = async (
  tx: Connection,
  { organizationId, kind, at }: { organizationId: string; kind: AlertKind; at: Date },
): Promise<void> => {
  await tx`
    update alert_occurrences set closed_at = ${at}
    where organization_id = ${organizationId} and kind = ${kind} and closed_at is null`
}

const CLEARED_AT_ONCE = 100

/** Deletes a batch of closed alerts, and their messages by cascade. */
export const clearOldAlerts = async (
  tx: Connection,
  { organizationId, before }: { organizationId: string; before: Date },
): Promise<void> => {
  await tx`
    delete from alert_occurrences where organization_id = ${organizationId} and id in (
      select id from alert_occurrences where organization_id = ${organizationId} and closed_at < ${before} limit ${CLEARED_AT_ONCE})`
}
