import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { limitTo } from '#db/row-limit.ts'
import type { institutionCalls } from '#db/schema/institutions.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { CallFigures, CallOperation } from '#lib/domain/institutions/call-figures.ts'

export type InstitutionCallRow = typeof institutionCalls.$inferSelect

const RETENTION_MS = 30 * 24 * 3_600_000
const DELETE_BATCH = 20

export const insertInstitutionCall = async (tx: Connection, row: InstitutionCallRow): Promise<void> => {
  await tx`insert into institution_calls ${tx(row)}`
  await tx`
    delete from institution_calls where organization_id = ${row.organizationId} and id in (
      select id from institution_calls
      where organization_id = ${row.organizationId} and institution_code = ${row.institutionCode}
        and id < ${firstIdOf(afterMs(row.at, -RETENTION_MS))}
      order by id limit ${DELETE_BATCH}
    )`
}

type CallFilter = { organizationId: string; institutionCode: string; since: Date }

/** Excludes reports, because the institution sends them to us. */
export const listRecentCalls = (tx: Connection, filter: CallFilter, limit: number) => tx<
  InstitutionCallRow[]
>`
  select * from institution_calls where ${calls(tx, filter)} order by id desc ${limitTo(tx, limit)}`

type RecentCallRow = Pick<InstitutionCallRow, 'institutionCode' | 'ok' | 'durationMs'>

export const listRecentCallsOfEach = (
  tx: Connection,
  { codes, ...filter }: Omit<CallFilter, 'institutionCode'> & { codes: readonly string[] },
  limit: number,
) => tx<RecentCallRow[]>`
  select own.institution_code, own.ok, own.duration_ms
  from unnest(${[...codes]}::text[]) as u(code) cross join lateral (
    select * from institution_calls
    where organization_id = ${filter.organizationId} and institution_code = u.code and operation <> 'report'
      and at > ${filter.since} and id > ${firstIdOf(afterMs(filter.since, -60_000))}
    order by id desc nulls last ${limitTo(tx, limit)}) as own
  order by own.id desc`

export const listFailedCalls = (tx: Connection, filter: CallFilter, limit: number) => tx<
  InstitutionCallRow[]
>`
  select * from institution_calls where ${calls(tx, filter)} and not ok order by id desc nulls last ${limitTo(tx, limit)}`

/** True if the newest submission that reached a decision was refused for differing figures. */
export const doFiguresDiffer = async (tx: Connection, filter: CallFilter): Promise<boolean> => {
  const [row] = await tx<{ code: string | null }[]>`
    select code from institution_calls
    where ${calls(tx, filter)} and operation = 'submit_proposal' and ok order by id desc nulls last limit 1`
  return row?.code === 'institution_figures_differ'
}

/** `operation` is null in the total row. */
export const listCallFigures = (tx: Connection, filter: CallFilter) => tx<
  (CallFigures & { operation: CallOperation | null })[]
>`
  select operation, ${figures(tx)} from institution_calls where ${calls(tx, filter)}
  group by grouping sets ((operation), ()) order by calls desc`

export const findLastReport = async (
  tx: Connection,
  { organizationId, institutionCode }: Pick<CallFilter, 'organizationId' | 'institutionCode'>,
): Promise<Date | null> => {
  const [row] = await tx<{ at: Date }[]>`
    select at from institution_calls
    where organization_id = ${organizationId} and institution_code = ${institutionCode} and operation = 'report'
    order by id desc nulls last limit 1`
  return row?.at ?? null
}

const calls = (tx: Connection, { organizationId, institutionCode, since }: CallFilter) => tx`
  organization_id = ${organizationId} and institution_code = ${institutionCode} and operation <> 'report'
  and at > ${since} and id > ${firstIdOf(afterMs(since, -60_000))}`

const figures = (tx: Connection) => tx`
  count(*) as calls, count(*) filter (where not ok) as failed,
  percentile_cont(0.5) within group (order by duration_ms) as p50_ms,
  percentile_cont(0.95) within group (order by duration_ms) as p95_ms`
