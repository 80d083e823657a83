import type { Connection } from '#db/client.ts'
import {
  countFgtsBalanceQueries,
  type FgtsBalanceFilter,
  listFgtsBalanceQueries,
} from '#db/queries/fgts/fgts-balance-lists.ts'
import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import { withLastReads, withPlannedSnapshot } from '#db/transaction.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import { offsetOfPage, pageOfRows } from '#lib/domain/page-of-rows.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireKnownInstitution } from '#lib/services/institutions/shared/require-known-institution.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { fgtsBalanceViews, fgtsBalanceViewsWith } from './shared/fgts-balance-views.ts'
import { pledgesByDocument } from './shared/pledges-of.ts'

const STATUSES: Record<'success' | 'fail' | 'pending', readonly BalanceQueryStatus[]> = {
  success: ['success'],
  fail: ['fail'],
  pending: ['queued', 'running'],
}

export type FgtsBalanceListRequest = {
  page: number
  limit: number
  cursor?: string | undefined
  /** Formatted or bare CPF; anything else matches nothing. */
  search?: string | undefined
  /** Default: ended queries; for an application with `listsRunning` also running queries. */
  status?: readonly ('success' | 'fail' | 'pending')[] | undefined
  provider?: string | undefined
  /** A `Day` is a calendar day in São Paulo. */
  startDate?: Day | Date | undefined
  endDate?: Day | Date | undefined
  /** Also returns expired, cleared and superseded results. */
  includeExpired?: boolean | undefined
}

export type FgtsBalancePage = {
  rows: BalanceView[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/** By default, returns the newest live result per CPF and institution. @throws provider_not_supported */
export const listFgtsBalances = async (
  context: Context,
  request: FgtsBalanceListRequest,
): Promise<FgtsBalancePage> => {
  requirePermission(context, 'originate')
  const { page, limit } = request
  const documentNumber = request.search ? normalizeCpf(request.search) : undefined
  if (documentNumber === null)
    return { rows: [], total: 0, totalIsExact: true, page, limit, nextCursor: null }
  const window = { limit: limit + 1, offset: offsetOfPage(request), before: request.cursor }
  const pageOf = async (matches: FgtsBalanceQueryRow[], countAll: () => Promise<number>) => {
    const isWhole = window.offset === 0 && window.before === undefined && matches.length <= limit
    return pageOfRows({ matches, count: isWhole ? matches.length : await countAll(), page, limit })
  }
  if (documentNumber === undefined)
    return withPlannedSnapshot(context, async (tx) => {
      const filter = await filterFor(tx, context, request)
      const matches = await listFgtsBalanceQueries(tx, filter, window)
      const { rows, ...counts } = await pageOf(matches, () => countMatches(tx, filter))
      return { ...counts, rows: await fgtsBalanceViews(tx, context, rows) }
    })
  const found = await withLastReads(context, async (tx) => {
    const filter = { ...(await filterFor(tx, context, request)), documentNumber }
    return async () => {
      const [matches, pledges] = await Promise.all([
        listFgtsBalanceQueries(tx, filter, window),
        pledgesByDocument(tx, context, [documentNumber]),
      ])
      return { filter, matches, pledges }
    }
  })
  const countAll = () => withPlannedSnapshot(context, (tx) => countMatches(tx, found.filter))
  const { rows, ...counts } = await pageOf(found.matches, countAll)
  return { ...counts, rows: fgtsBalanceViewsWith(found.pledges, context, rows) }
}

const filterFor = async (
  tx: Connection,
  context: Context,
  request: FgtsBalanceListRequest,
): Promise<FgtsBalanceFilter> => {
  const [askers] = await Promise.all([
    visibleAuthors(tx, context),
    requireKnownInstitution(tx, request.provider),
  ])
  return { ...filterOf(context, { ...request, statuses: request.status ?? usualStatuses(context) }), askers }
}

const countMatches = (tx: Connection, filter: FgtsBalanceFilter) => {
  const query = () => countFgtsBalanceQueries(tx, filter, COUNT_CEILING + 1)
  // Live results expire within a day, so their count can fall; only counts of past results are cached.
  return filter.liveAt === null ? cachedCount({ list: 'balances', ...filter }, query) : query()
}

type ListedStatus = keyof typeof STATUSES

// While a query runs, an API client could mistake an empty list or an older failure for its result.
const usualStatuses = ({ actor }: Context): readonly ListedStatus[] =>
  actor.kind === 'application' && actor.listsRunning ? ['success', 'fail', 'pending'] : ['success', 'fail']

const filterOf = (
  context: Context,
  request: FgtsBalanceListRequest & { statuses: readonly ListedStatus[] },
): FgtsBalanceFilter => {
  const { statuses } = request
  // `includeExpired` has no effect on running queries: only results expire.
  const isHistory = request.includeExpired === true && statuses.join() !== 'pending'
  return {
    organizationId: context.organizationId,
    statuses: statuses.flatMap((status) => STATUSES[status]),
    liveAt: isHistory ? null : context.now,
    // An agent looks for today's queries, even after a proposal has used up the balance.
    includeCleared: context.actor.kind === 'user',
    institutionCode: request.provider,
    startDate: request.startDate,
    endDate: request.endDate,
  }
}
