import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
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
  select * from institution_calls where ${calls(tx, filter)} order by id desc limit ${limit}`

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
    order by id desc nulls last limit ${limit}) as own
  order by own.id desc`

export const listFailedCalls = (tx: Connection, filter: CallFilter, limit: number) => tx<
  InstitutionCallRow[]
>`
  select * from institution_calls where ${calls(tx, filter)} and not ok order by id desc limit ${limit}`

type RefusedCalls = { code: string; calls: number; lastAt: Date }

/** The most frequent codes first. */
export const listRefusedCalls = (tx: Connection, filter: CallFilter, limit: number) => tx<RefusedCalls[]>`
  select code, count(*) as calls, max(at) as last_at from institution_calls
  where ${calls(tx, filter)} and ok and code is not null
  group by code order by calls desc, code limit ${limit}`

/** True if the newest submission that reached a decision was refused for differing figures. */
export const doFiguresDiffer = async (tx: Connection, filter: CallFilter): Promise<boolean> => {
  const [row] = await tx<{ code: string | null }[]>`
    select code from institution_calls
    where ${calls(tx, filter)} and operation = 'submit_proposal' and ok order by id desc limit 1`
  return row?.code === 'institution_figures_differ'
}

/** `operation` is null in the total row. */
export const listCallFigures = (tx: Connection, filter: CallFilter) => tx<
  (CallFigures & { operation: CallOperation | null })[]
>`
  select operation, ${figures(tx)} from institution_calls where ${calls(tx, filter)}
  group by grouping sets ((operation), ()) order by calls desc`

/** `part` is the index of an interval of `partMs`; intervals without calls are omitted. */
export const listCallParts = (tx: Connection, filter: CallFilter, partMs: number) => tx<
  (CallFigures & { part: number })[]
>`
  select floor(extract(epoch from at - ${filter.since}::timestamptz) * 1000 / ${partMs}::float8)::int as part, ${figures(tx)}
  from institution_calls where ${calls(tx, filter)} group by 1 order by 1`

export const findReports = async (
  tx: Connection,
  filter: CallFilter,
): Promise<{ lastAt: Date | null; reports: number }> => {
  const [row] = await tx<{ lastAt: Date | null; reports: number }[]>`
    select max(at) as last_at, count(*) filter (where at > ${filter.since}) as reports from institution_calls
    where organization_id = ${filter.organizationId} and institution_code = ${filter.institutionCode} and operation = 'report'`
  return row ?? { lastAt: null, reports: 0 }
}

const calls = (tx: Connection, { organizationId, institutionCode, since }: CallFilter) => tx`
  organization_id = ${organizationId} and institution_code = ${institutionCode} and operation <> 'report'
  and at > ${since} and id > ${firstIdOf(afterMs(since, -60_000))}`

const figures = (tx: Connection) => tx`
  count(*) as calls, count(*) filter (where not ok) as failed,
  percentile_cont(0.5) within group (order by duration_ms) as p50_ms,
  percentile_cont(0.95) within group (order by duration_ms) as p95_ms`
