import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { NOTHING } from '#db/nothing.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { CallHours, NotedCall } from '#lib/domain/institutions/call-hours.ts'

/** Ids are made just before a call is noted, by a clock that may differ from the one behind `at`. */
const ID_MARGIN_MS = 60_000

export const findCallsClosedUntil = async (tx: Connection, organizationId: string): Promise<Date | null> => {
  const [row] = await tx<{ closedUntil: Date }[]>`
    select closed_until from institution_call_rollups where organization_id = ${organizationId}`
  return row?.closedUntil ?? null
}

type HoursFilter = {
  organizationId: string
  institutionCode?: string | undefined
  hours: number
  from: Date
  until: Date
}

export const listCallHours = (
  tx: Connection,
  { organizationId, institutionCode, hours, from, until }: HoursFilter,
): Promise<CallHours[]> => tx<CallHours[]>`
  select institution_code, hours, starts_at, operations, refusals, reports from institution_call_hours
  where organization_id = ${organizationId} and hours = ${hours}
    ${institutionCode === undefined ? NOTHING : tx`and institution_code = ${institutionCode}`}
    and starts_at >= ${from} and starts_at < ${until}`

type CallsFilter = { organizationId: string; institutionCode?: string | undefined; from: Date; until: Date }

/** Includes reports. */
export const listNotedCalls = (
  tx: Connection,
  { organizationId, institutionCode, from, until }: CallsFilter,
): Promise<NotedCall[]> => tx<NotedCall[]>`
  select institution_code, operation, at, duration_ms, ok, noted.reason as code
  from institutions i cross join lateral (
    select institution_code, operation, at, duration_ms, ok, code as reason from institution_calls
    where organization_id = ${organizationId} and institution_code = i.code
      and id >= ${firstIdOf(afterMs(from, -ID_MARGIN_MS))} and id < ${firstIdOf(afterMs(until, ID_MARGIN_MS))}
      and at >= ${from} and at < ${until} offset 0) as noted
  ${institutionCode === undefined ? NOTHING : tx`where i.code = ${institutionCode}`}`

export const hasInstitutionCalls = async (tx: Connection, organizationId: string): Promise<boolean> => {
  const rows = await tx`select 1 from institution_calls where organization_id = ${organizationId} limit 1`
  return rows.length > 0
}

export const insertCallHours = async (
  tx: Connection,
  organizationId: string,
  rows: readonly CallHours[],
): Promise<void> => {
  for (const { institutionCode, hours, startsAt, operations, refusals, reports } of rows)
    await tx`
      insert into institution_call_hours (organization_id, institution_code, hours, starts_at, operations, refusals, reports)
      values (${organizationId}, ${institutionCode}, ${hours}, ${startsAt}, ${JSON.stringify(operations)}::text::json,
        ${JSON.stringify(refusals)}::text::json, ${reports})
      on conflict (organization_id, hours, institution_code, starts_at) do update set
        operations = excluded.operations, refusals = excluded.refusals, reports = excluded.reports`
}

export const updateCallsClosedUntil = async (
  tx: Connection,
  { organizationId, closedUntil }: { organizationId: string; closedUntil: Date },
): Promise<void> => {
  await tx`
    insert into institution_call_rollups (organization_id, closed_until) values (${organizationId}, ${closedUntil})
    on conflict (organization_id) do update set closed_until = excluded.closed_until`
}

export const deleteCallHours = async (
  tx: Connection,
  { organizationId, hours, from }: { organizationId: string; hours: number; from: Date },
): Promise<void> => {
  await tx`
    delete from institution_call_hours where organization_id = ${organizationId} and hours = ${hours} and starts_at >= ${from}`
}

export const deleteOldCallHours = async (
  tx: Connection,
  { organizationId, before }: { organizationId: string; before: Date },
): Promise<void> => {
  await tx`delete from institution_call_hours where organization_id = ${organizationId} and starts_at < ${before}`
}
