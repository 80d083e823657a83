import { cents, centsToDecimalText } from '#lib/domain/money'
import { isSealedSearch } from '#lib/domain/proposals/sealed-search'
import { EMPTY_FILTER, type ProposalFilter } from './proposal-filter.ts'

/** The address of the list with this filter. */
export const proposalsHref = (filter: ProposalFilter): string => {
  const text = proposalsQuery(filter)
  return text === '' ? '/proposals' : `/proposals?${text}`
}

/** What stands behind the `?` of that address: only what differs from the list as it opens. */
export const proposalsQuery = (filter: ProposalFilter): string => {
  const query = new URLSearchParams()
  const said: Readonly<Record<string, string>> = {
    product: filter.product,
    status: filter.statuses.join(','),
    provider: filter.provider,
    author: filter.author,
    team: filter.team,
    q: isSealedSearch(filter.search) ? filter.search : '',
    from: filter.from,
    to: filter.to,
    updated_from: filter.updatedFrom,
    updated_to: filter.updatedTo,
    min: amount(filter.min),
    max: amount(filter.max),
    sort: filter.sort === EMPTY_FILTER.sort ? '' : filter.sort,
    order: filter.order === EMPTY_FILTER.order ? '' : filter.order,
    cols: filter.columns.join() === EMPTY_FILTER.columns.join() ? '' : filter.columns.join(','),
    limit: filter.limit === EMPTY_FILTER.limit ? '' : String(filter.limit),
    cursor: filter.cursor,
    back: filter.back ? '1' : '',
  }
  for (const [name, value] of Object.entries(said)) if (value !== '') query.set(name, value)
  return query.toString().replaceAll('%2C', ',')
}

const amount = (value: number | null) => (value === null ? '' : centsToDecimalText(cents(value)))
