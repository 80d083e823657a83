import type { Connection } from '#db/client.ts'
import { createdBetween, type DayRange, firstIdOf } from '#db/created-between.ts'
import { decryptCustomers, ofCustomer, ofKnownCpf } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import { skipEarlierIds } from '#db/skip-earlier-ids.ts'
import { afterMs } from '#lib/config/clock.ts'
import { BALANCE_QUERY_STATUSES, type BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { FgtsBalanceQueryRow } from './fgts-balance-queries.ts'

/** `liveAt` limits the list to results live at that instant, only the newest per CPF and institution. */
export type FgtsBalanceFilter = DayRange & {
  organizationId: string
  statuses: readonly BalanceQueryStatus[]
  liveAt: Date | null
  includeCleared?: boolean | undefined
  ids?: readonly string[] | undefined
  documentNumber?: string | undefined
  institutionCode?: string | undefined
  askers?: readonly string[] | undefined
}

export const listFgtsBalanceQueries = async (
  tx: Connection,
  filter: FgtsBalanceFilter,
  window: { limit: number; offset: number; before?: string | undefined },
): Promise<FgtsBalanceQueryRow[]> => {
  const { before, offset } = window
  const matches = matching(tx, filter)
  const rows = before === undefined ? matches : tx`${matches} and id < ${before}`
  const { organizationId, documentNumber } = filter
  const table = tx`fgts_balance_queries as shown`
  const listed = await tx<FgtsBalanceQueryRow[]>`
    select * from ${table} where ${offset === 0 ? rows : skipEarlierIds(tx, { table, organizationId, matching: rows, window })}
    order by id desc nulls last ${limitTo(tx, window.limit)}`
  return documentNumber === undefined
    ? decryptCustomers('fgts_balance_queries', organizationId, listed)
    : ofKnownCpf(documentNumber, listed)
}

export const countFgtsBalanceQueries = async (
  tx: Connection,
  filter: FgtsBalanceFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total
    from (select 1 from fgts_balance_queries as shown where ${matching(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

const matching = (tx: Connection, filter: FgtsBalanceFilter) => tx`
  organization_id = ${filter.organizationId} and ${ofStatus(tx, filter.statuses)}
  ${filter.ids === undefined ? NOTHING : tx`and id ${equalsAny(tx, filter.ids)}`}
  ${ofCustomer(tx, filter)}
  ${filter.institutionCode === undefined ? NOTHING : tx`and institution_code = ${filter.institutionCode}`}
  ${filter.askers === undefined ? NOTHING : tx`and id in (${askedBy(tx, filter.organizationId, filter.askers)})`}
  ${sinceReported(tx, filter)}
  ${filter.liveAt === null ? NOTHING : live(tx, filter, filter.liveAt)}`

// A new request reports a live balance again and sets `updated_at`; API clients filter by the time of their
// request and expect the balance in the list. Live rows are at most two days old, so the scan stays short.
const sinceReported = (tx: Connection, { startDate, endDate, liveAt }: FgtsBalanceFilter) =>
  liveAt !== null && startDate instanceof Date
    ? tx`and updated_at >= ${startDate} ${createdBetween(tx, { endDate })}`
    : createdBetween(tx, { startDate, endDate })

const askedBy = (tx: Connection, organizationId: string, userIds: readonly string[]) => tx`
  select query_id from fgts_balance_requesters where organization_id = ${organizationId} and user_id ${equalsAny(tx, userIds)}`

// Ended queries and failures have partial indexes, which Postgres uses only for literal statuses.
const ofStatus = (tx: Connection, statuses: readonly BalanceQueryStatus[]) => {
  if (statuses.join() === 'success,fail') return tx`status in ('success', 'fail')`
  return statuses.join() === 'fail' ? tx`status = 'fail'` : tx`status ${equalsAny(tx, statuses)}`
}

const LONGEST_LIFE_MS = 48 * 3_600_000

// The id bound limits the scan to two days. A listed running query replaces the older result (decision 048).
const live = (
  tx: Connection,
  { organizationId, statuses, includeCleared }: FgtsBalanceFilter,
  at: Date,
) => tx`
  and id > ${firstIdOf(afterMs(at, -LONGEST_LIFE_MS))}
  and (status in ('queued', 'running') or (${includeCleared ? NOTHING : tx`cleared_at is null and`} expires_at > ${at} and not exists (
    select 1 from fgts_balance_queries as newer
    where newer.organization_id = ${organizationId} and newer.document_number = shown.document_number
      and newer.id > shown.id and newer.institution_code = shown.institution_code
      and newer.status ${equalsAny(tx, statuses.includes('queued') ? BALANCE_QUERY_STATUSES : ['success', 'fail'])})))`
