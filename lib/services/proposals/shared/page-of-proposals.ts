import type { Connection } from '#db/client.ts'
import { listNamedPage } from '#db/named-page.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import {
  countProposals,
  listProposals,
  type ProposalFilter,
  type ProposalListRow,
} from '#db/queries/proposals/proposals.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { offsetOfPage, pageOfNamedRows, pageOfRows } from '#lib/domain/page-of-rows.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { requireKnownInstitution } from '#lib/services/institutions/shared/require-known-institution.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { searchFilterOf } from '#lib/services/proposals/parts/search-filter-of.ts'
import { proposalSummary } from './proposal-summary.ts'

export type ProposalListRequest = {
  product?: Product | undefined
  page: number
  limit: number
  cursor?: string | undefined
  /** CPF, contract number, or prefixes of words of the name. */
  search?: string | undefined
  status?: readonly ProposalStatus[] | undefined
  provider?: string | undefined
  startDate?: Day | Date | undefined
  endDate?: Day | Date | undefined
}

export type PageOf<Row> = {
  rows: Row[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/** Returns the newest first; filter days are inclusive, in São Paulo time. @throws provider_not_supported */
export const pageOfProposals = async (
  tx: Connection,
  context: Context,
  request: ProposalListRequest,
): Promise<PageOf<ProposalSummary>> => summariesOf(tx, context, await proposalRowsOf(tx, context, request))

/** Like {@link pageOfProposals}, without pending items, which callers read in parallel with other data. */
export const proposalRowsOf = async (
  tx: Connection,
  context: Context,
  request: ProposalListRequest,
): Promise<PageOf<ProposalListRow>> => {
  const { organizationId } = context
  const { page, limit, cursor } = request
  const offset = offsetOfPage(request)
  await requireKnownInstitution(tx, request.provider)
  const authors = await visibleAuthors(tx, context)
  const { nameWords, ...searchFilter } = searchFilterOf(request.search)
  const filter = { ...filterOf(organizationId, request), ...searchFilter, authors }
  const list = (ids: readonly string[], window: { limit: number; offset: number }) =>
    listProposals(tx, { ...filter, ids }, { ...window, before: cursor })
  if (nameWords) {
    const search = { table: 'proposals', organizationId, words: nameWords, authors, before: cursor } as const
    const namedPage = await listNamedPage(
      tx,
      { ...search, limit: limit + 1, offset },
      { list, count: (ids) => countProposals(tx, { ...filter, ids }, COUNT_CEILING + 1) },
    )
    return pageOfNamedRows({ ...namedPage, page, limit })
  }
  const [matches, count] = await Promise.all([
    listProposals(tx, filter, { limit: limit + 1, offset, before: cursor }),
    cachedCount({ list: 'proposals', ...filter }, () => countProposals(tx, filter, COUNT_CEILING + 1)),
  ])
  return pageOfRows({ matches, count, page, limit })
}

export const summariesOf = async (
  tx: Connection,
  context: Context,
  page: PageOf<ProposalListRow>,
): Promise<PageOf<ProposalSummary>> => {
  const { organizationId } = context
  const proposalIds = page.rows.filter((row) => row.status === 'pending').map((row) => row.id)
  const items =
    proposalIds.length === 0 ? [] : await listOpenPendingItems(tx, { organizationId, proposalIds })
  return { ...page, rows: page.rows.map((row) => proposalSummary(row, items, context)) }
}

const filterOf = (organizationId: string, request: ProposalListRequest): ProposalFilter => ({
  organizationId,
  product: request.product,
  statuses: request.status,
  institutionCode: request.provider,
  startDate: request.startDate,
  endDate: request.endDate,
})
