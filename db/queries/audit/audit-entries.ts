import { type AgeWindow, afterCursor, ageDirection } from '#db/age-window.ts'
import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { equalsAny } from '#db/equals-any.ts'
import { json } from '#db/json.ts'
import { NOTHING } from '#db/nothing.ts'
import { insertBackOfficeChange, insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { limitTo } from '#db/row-limit.ts'
import type { auditEntries } from '#db/schema/platform.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { AuditSubject } from '#lib/domain/access/audit-subjects.ts'
import { addDays, type Day, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { backOfficeChangeOf } from '#lib/domain/live/back-office-change.ts'

export type AuditEntryRow = typeof auditEntries.$inferSelect

export type NewAuditEntry = Omit<AuditEntryRow, 'at'> & { subjectType: AuditSubject }

/** Returns the id that the database assigns. Entries are chained at commit (audit_links). */
export const insertAuditEntry = async (tx: Connection, row: NewAuditEntry): Promise<string> => {
  const [[inserted]] = await Promise.all([
    tx<
      { id: string }[]
    >`insert into audit_entries ${tx({ ...row, details: json(tx, row.details) })} returning id`,
    notifyScreens(tx, row),
  ])
  return inserted?.id ?? row.id
}

const notifyScreens = (tx: Connection, row: NewAuditEntry): Promise<void> => {
  const { kind, isMoving } = backOfficeChangeOf(row.subjectType)
  const { organizationId, action: type, subjectId } = row
  return isMoving
    ? insertMovingChange(tx, { organizationId, kind })
    : insertBackOfficeChange(tx, { organizationId, kind, type, subjectId })
}

/** Writes one entry in each organization for an operator's change that affects all of them. */
export const insertAuditEntriesOfOperator = async (
  tx: Connection,
  rows: readonly NewAuditEntry[],
): Promise<void> => {
  for (const row of rows) {
    await tx`select set_config('app.organization_id', ${row.organizationId}, true)`
    await insertAuditEntry(tx, row)
  }
}

/** Days are in São Paulo, both inclusive. */
export type AuditFilter = {
  organizationId: string
  ids?: readonly string[] | undefined
  actorId?: string | undefined
  actions?: readonly string[] | undefined
  subjectId?: string | undefined
  subjectIds?: readonly string[] | undefined
  ip?: string | undefined
  anyId?: string | undefined
  startDate?: Day | undefined
  endDate?: Day | undefined
}

export const listAuditEntries = (
  tx: Connection,
  filter: AuditFilter,
  window: AgeWindow & { limit: number },
): Promise<AuditEntryRow[]> => tx<AuditEntryRow[]>`
  select * from audit_entries
  where ${matching(tx, filter)} ${afterCursor(tx, tx`id`, window)}
  order by id ${ageDirection(tx, window)} ${limitTo(tx, window.limit)}`

export const findNewestAuditOf = async (
  tx: Connection,
  filter: { organizationId: string; subjectId: string; actions: readonly string[]; since: Date },
): Promise<AuditEntryRow | undefined> => {
  const [row] = await tx<AuditEntryRow[]>`
    select * from audit_entries
    where organization_id = ${filter.organizationId} and subject_id = ${filter.subjectId}
      and action = any(${[...filter.actions]}) and at >= ${filter.since}
    order by id desc nulls last limit 1`
  return row
}

export const countAuditEntries = async (
  tx: Connection,
  filter: AuditFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 from audit_entries where ${matching(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export const countAuditByDay = (
  tx: Connection,
  filter: AuditFilter,
): Promise<{ day: Day; count: number }[]> => tx<{ day: Day; count: number }[]>`
  select ((at at time zone 'America/Sao_Paulo')::date)::text as day, count(*)::int as count from audit_entries
  where ${matching(tx, filter)} group by 1 order by 1`

export const countAuditSince = async (
  tx: Connection,
  { organizationId, actions, since }: { organizationId: string; actions: readonly string[]; since: Date },
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from audit_entries
    where organization_id = ${organizationId} and action = any(${[...actions]})
      and at >= ${since} and id > ${firstIdOf(afterMs(since, -SLACK_MS))}`
  return row?.total ?? 0
}

const matching = (tx: Connection, filter: AuditFilter) => tx`
  organization_id = ${filter.organizationId}
  ${filter.ids === undefined ? NOTHING : tx`and id ${equalsAny(tx, filter.ids)}`}
  ${filter.actorId === undefined ? NOTHING : tx`and actor_id = ${filter.actorId}`}
  ${filter.actions === undefined ? NOTHING : tx`and action ${equalsAny(tx, filter.actions)}`}
  ${filter.subjectId === undefined ? NOTHING : tx`and subject_id = ${filter.subjectId}`}
  ${filter.subjectIds === undefined ? NOTHING : tx`and subject_id ${equalsAny(tx, filter.subjectIds)}`}
  ${filter.ip === undefined ? NOTHING : tx`and ip = ${filter.ip}`}
  ${filter.anyId === undefined ? NOTHING : tx`and (subject_id = ${filter.anyId} or actor_id = ${filter.anyId} or request_id = ${filter.anyId})`}
  ${within(tx, filter)}`

/** Allowed gap between the time in an id and `at`; the id only narrows the index scan. */
const SLACK_MS = 24 * 3_600_000

/** First and last day of the calendar; a filter that starts or ends there has no bound on that side. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '9999-12-31']

const within = (tx: Connection, { startDate, endDate }: AuditFilter) => {
  const start = startDate && startDate > FIRST_DAY && endOfDayInSaoPaulo(addDays(startDate, -1))
  const end = endDate && endDate < LAST_DAY && endOfDayInSaoPaulo(endDate)
  return tx`
    ${start ? tx`and at > ${start} and id > ${firstIdOf(afterMs(start, -SLACK_MS))}` : NOTHING}
    ${end ? tx`and at <= ${end} and id < ${firstIdOf(afterMs(end, SLACK_MS))}` : NOTHING}`
}
