import type { Connection } from '#db/client'
import {
  countFgtsBalanceQueries,
  type FgtsBalanceFilter,
  listFgtsBalanceQueries,
} from '#db/queries/fgts-balance-lists'
import { withSnapshot } from '#db/transaction'
import type { Day } from '#lib/domain/calendar'
import { COUNT_CEILING } from '#lib/domain/count-ceiling'
import { normalizeCpf } from '#lib/domain/documents/cpf'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status'
import type { BalanceView } from '#lib/domain/fgts/balance-view'
import { offsetOfPage, pageOfRows } from '#lib/domain/page-of-rows'
import { countOnce } from '#lib/services/access/parts/count-once'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import { type Context, requirePermission } from '#lib/services/context'
import { fgtsBalanceViews } from '#lib/services/fgts/parts/fgts-balance-views'
import { requireKnownInstitution } from '#lib/services/institutions/parts/require-known-institution'

const STATUSES: Record<'success' | 'fail' | 'pending', readonly BalanceQueryStatus[]> = {
  success: ['success'],
  fail: ['fail'],
  pending: ['queued', 'running'],
}

export type FgtsBalanceListRequest = {
  page: number
  limit: number
  /** The id of the last result already seen. */
  cursor?: string | undefined
  /** A CPF, masked or bare; anything else finds nothing. */
  search?: string | undefined
  /** Finished results by default; running queries as well for an application that has them listed. */
  status?: readonly ('success' | 'fail' | 'pending')[] | undefined
  provider?: string | undefined
  startDate?: Day | Date | undefined
  endDate?: Day | Date | undefined
  /** Shows history: also what has expired, was cleared or was followed by a newer result. */
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

/**
 * The newest live result per CPF and institution, newest first. Days of the filter are days in São Paulo,
 * both included.
 * @throws provider_not_supported
 */
export const listFgtsBalances = async (
  context: Context,
  request: FgtsBalanceListRequest,
): Promise<FgtsBalancePage> => {
  requirePermission(context, 'originate')
  const { page, limit } = request
  const documentNumber = request.search ? normalizeCpf(request.search) : undefined
  if (documentNumber === null)
    return { rows: [], total: 0, totalIsExact: true, page, limit, nextCursor: null }
  const offset = offsetOfPage(request)
  return withSnapshot(context, async (tx) => {
    const [askers] = await Promise.all([
      visibleAuthors(tx, context),
      requireKnownInstitution(tx, request.provider),
    ])
    const statuses = request.status ?? usualStatuses(context)
    const filter = { ...filterOf(context, { ...request, statuses }), documentNumber, askers }
    const found = await listFgtsBalanceQueries(tx, filter, {
      limit: limit + 1,
      offset,
      before: request.cursor,
    })
    const isWhole = offset === 0 && request.cursor === undefined && found.length <= limit
    const counted = isWhole ? found.length : await count(tx, filter)
    const listed = pageOfRows({ found, counted, page, limit })
    return { ...listed, rows: await fgtsBalanceViews(tx, context, listed.rows) }
  })
}

const count = (tx: Connection, filter: FgtsBalanceFilter) => {
  const counted = () => countFgtsBalanceQueries(tx, filter, COUNT_CEILING + 1)
  // What is live ends within a day: only history is the same at the next question.
  return filter.liveAt === null ? countOnce({ list: 'balances', ...filter }, counted) : counted()
}

type ListedStatus = keyof typeof STATUSES

// A program that reads right after posting would take an empty list, or an older failure, for the answer: it
// waits for `pending` to end.
const usualStatuses = ({ actor }: Context): readonly ListedStatus[] =>
  actor.kind === 'application' && actor.listsRunning ? ['success', 'fail', 'pending'] : ['success', 'fail']

const filterOf = (
  context: Context,
  request: FgtsBalanceListRequest & { statuses: readonly ListedStatus[] },
): FgtsBalanceFilter => {
  const { statuses } = request
  // Running queries have no history: they end within their deadline.
  const isHistory = request.includeExpired === true && statuses.join() !== 'pending'
  return {
    organizationId: context.organizationId,
    statuses: statuses.flatMap((status) => STATUSES[status]),
    liveAt: isHistory ? null : context.now,
    institutionCode: request.provider,
    startDate: request.startDate,
    endDate: request.endDate,
  }
}
