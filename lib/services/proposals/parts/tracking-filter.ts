import type { Connection } from '#db/client.ts'
import { listNewestNamed } from '#db/named-page.ts'
import { listUserIdsOfTeam } from '#db/queries/access/users.ts'
import { listCustomerOrder } from '#db/queries/proposals/customer-order.ts'
import type { TrackingFilter } from '#db/queries/proposals/proposal-tracking.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { type SortOrder, TRACKED_CEILING, type TrackingSort } from '#lib/domain/proposals/tracking.ts'
import { decryptSearch } from '#lib/services/access/encrypt-search.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { searchFilterOf } from './search-filter-of.ts'

export type TrackingRequest = {
  sort: TrackingSort
  order: SortOrder
  product?: Product | undefined
  status?: readonly ProposalStatus[] | undefined
  provider?: string | undefined
  author?: readonly string[] | undefined
  team?: string | undefined
  /** CPF, contract number, or prefixes of words of the name. */
  search?: string | undefined
  searchToken?: string | undefined
  startDate?: Day | undefined
  endDate?: Day | undefined
  updatedFrom?: Day | undefined
  updatedTo?: Day | undefined
  /** Paid within these days and not refunded since. */
  paidFrom?: Day | undefined
  paidTo?: Day | undefined
  minNet?: Cents | undefined
  maxNet?: Cents | undefined
  ids?: readonly string[] | undefined
}

/** Limits lists sorted by customer to the newest 1,000 matches. @throws link_invalid (`searchToken`) */
export const trackingFilter = async (
  tx: Connection,
  context: Context,
  { before, mostNamed = NAMED_OF_A_PAGE, ...request }: TrackingRequest & NameBounds,
): Promise<TrackingFilter> => {
  const { nameWords, ...searchFilter } = searchFilterOf(searchOf(context, request))
  const { organizationId } = context
  const filter = await filterOf(tx, context, request)
  const { authors } = filter
  const search = { table: 'proposals', organizationId, authors, before, most: mostNamed } as const
  const matching = {
    ...filter,
    ...searchFilter,
    nameMatches: nameWords && (await listNewestNamed(tx, { ...search, words: nameWords })),
  }
  if (request.sort !== 'customer') return matching
  return { ...matching, customerOrder: await listCustomerOrder(tx, matching, TRACKED_CEILING) }
}

/** A search for a common name reads only the newest `mostNamed` proposals older than the id `before`. */
type NameBounds = { before?: string | undefined; mostNamed?: number }
const NAMED_OF_A_PAGE = 500

const filterOf = async (
  tx: Connection,
  context: Context,
  request: TrackingRequest,
): Promise<TrackingFilter> => ({
  organizationId: context.organizationId,
  product: request.product,
  statuses: request.status,
  institutionCode: request.provider,
  authors: await authorsOf(tx, context, request),
  startDate: request.startDate,
  endDate: request.endDate,
  updatedFrom: request.updatedFrom,
  updatedTo: request.updatedTo,
  paidFrom: request.paidFrom,
  paidTo: request.paidTo,
  minCents: request.minNet,
  maxCents: request.maxNet,
  ids: request.ids,
})

const searchOf = (context: Context, { search, searchToken }: TrackingRequest) =>
  searchToken === undefined ? search : decryptSearch(context, searchToken)

/** Returns true if the requested order is newest first, largest first, or names from A to Z. */
export const readsAlong = ({ sort, order }: Pick<TrackingRequest, 'sort' | 'order'>): boolean =>
  (order === 'desc') !== (sort === 'customer')

const authorsOf = async (
  tx: Connection,
  context: Context,
  { author, team }: TrackingRequest,
): Promise<readonly string[] | undefined> => {
  const { organizationId } = context
  const [visible, members] = await Promise.all([
    visibleAuthors(tx, context),
    team === undefined ? undefined : listUserIdsOfTeam(tx, { organizationId, teamId: team }),
  ])
  const [first, ...others] = [visible, members, author].filter((ids) => ids !== undefined)
  return first?.filter((id) => others.every((ids) => ids.includes(id)))
}
