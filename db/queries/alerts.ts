import type { AlertKind } from '#lib/domain/alerts/alert-kinds'
import type { Connection } from '../client.ts'
import type { alertOccurrences, alertRules } from '../schema/alerts.ts'

export type AlertRuleRow = typeof alertRules.$inferSelect
export type AlertOccurrenceRow = typeof alertOccurrences.$inferSelect

/** What the organization's managers set, by kind. */
export const listAlertRules = (tx: Connection, organizationId: string): Promise<AlertRuleRow[]> => tx<
  AlertRuleRow[]
>`
  select * from alert_rules where organization_id = ${organizationId}`

/** What was set for a kind, locked until the transaction ends. */
export const lockAlertRule = async (
  tx: Connection,
  key: { organizationId: string; kind: AlertKind },
): Promise<AlertRuleRow | undefined> => {
  const [row] = await tx<AlertRuleRow[]>`
    select * from alert_rules where organization_id = ${key.organizationId} and kind = ${key.kind} for update`
  return row
}

/** Sets a kind. */
export const updateAlertRule = async (tx: Connection, row: AlertRuleRow): Promise<void> => {
  await tx`
    insert into alert_rules ${tx(row)}
    on conflict (organization_id, kind) do update set threshold = excluded.threshold, is_on = excluded.is_on,
      changed_by_name = excluded.changed_by_name, changed_at = excluded.changed_at`
}

/** The open alerts of the organization, the oldest first. */
export const listOpenAlerts = (tx: Connection, organizationId: string): Promise<AlertOccurrenceRow[]> => tx<
  AlertOccurrenceRow[]
>`
  select * from alert_occurrences where organization_id = ${organizationId} and closed_at is null order by opened_at, id`

/** The alerts that closed last, the newest first. */
export const listClosedAlerts = (
  tx: Connection,
  { organizationId, limit }: { organizationId: string; limit: number },
): Promise<AlertOccurrenceRow[]> => tx<AlertOccurrenceRow[]>`
  select * from alert_occurrences where organization_id = ${organizationId} and closed_at is not null
  order by closed_at desc, id desc limit ${limit}`

/** How many are open, counted up to a ceiling. */
export const countOpenAlerts = async (
  tx: Connection,
  { organizationId, ceiling }: { organizationId: string; ceiling: number },
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (
      select 1 from alert_occurrences where organization_id = ${organizationId} and closed_at is null limit ${ceiling}) as counted`
  return row?.total ?? 0
}

/** An alert of the organization. */
export const findAlert = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<AlertOccurrenceRow | undefined> => {
  const [row] = await tx<AlertOccurrenceRow[]>`
    select * from alert_occurrences where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

/** Opens an alert; false when one is open for the same subject: somebody else was faster. */
export const insertAlert = async (tx: Connection, row: AlertOccurrenceRow): Promise<boolean> => {
  const rows = await tx`insert into alert_occurrences ${tx(row)} on conflict do nothing returning id`
  return rows.length === 1
}

type Move = Partial<Pick<AlertOccurrenceRow, 'value' | 'reportedAt' | 'clearSince' | 'closedAt'>>

/** Moves an open alert as it was last read; false when it is closed, or was reported since. */
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

/** Closes what is open of a kind that was switched off; nothing is sent about it. */
export const closeAlertsOfKind = async (
  tx: Connection,
  { organizationId, kind, at }: { organizationId: string; kind: AlertKind; at: Date },
): Promise<void> => {
  await tx`
    update alert_occurrences set closed_at = ${at}
    where organization_id = ${organizationId} and kind = ${kind} and closed_at is null`
}

const CLEARED_AT_ONCE = 100

/** Clears alerts that closed before an instant, with what was sent about them. */
export const clearOldAlerts = async (
  tx: Connection,
  { organizationId, before }: { organizationId: string; before: Date },
): Promise<void> => {
  await tx`
    delete from alert_occurrences where organization_id = ${organizationId} and id in (
      select id from alert_occurrences where organization_id = ${organizationId} and closed_at < ${before} limit ${CLEARED_AT_ONCE})`
}
