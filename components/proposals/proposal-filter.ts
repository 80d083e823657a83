import { parseCents } from '#lib/domain/money'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { isSealedSearch } from '#lib/domain/proposals/sealed-search'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status'
import {
  SORT_ORDERS,
  type SortOrder,
  TRACKING_SORTS,
  type TrackingSort,
} from '#lib/domain/proposals/tracking'
import { type FilterDay, readFilterDay } from './filter-day.ts'

/** What can stand in the table beside the customer, in this order. */
export const PROPOSAL_COLUMNS = [
  'contract',
  'net',
  'installments',
  'status',
  'author',
  'reference',
  'created',
  'updated',
] as const
export type ProposalColumnId = (typeof PROPOSAL_COLUMNS)[number]

/** What stands there unless somebody chose otherwise. */
export const USUAL_COLUMNS: readonly ProposalColumnId[] = ['contract', 'net', 'status', 'updated']

export const PAGE_SIZES = [20, 50, 100] as const

/** What the list shows, in which order, and how: everything that stands in its address. */
export type ProposalFilter = {
  /** Empty: both. */
  product: Product | ''
  statuses: readonly ProposalStatus[]
  provider: string
  /** Ids of who made them, or of their team. */
  author: string
  team: string
  /** What is searched for, sealed: neither a CPF nor a name stands in an address. */
  search: string
  from: FilterDay
  to: FilterDay
  updatedFrom: FilterDay
  updatedTo: FilterDay
  /** Net amounts in cents. */
  min: number | null
  max: number | null
  sort: TrackingSort
  order: SortOrder
  columns: readonly ProposalColumnId[]
  limit: number
  /** Where the page begins, or with `back` ends. */
  cursor: string
  back: boolean
}

export const EMPTY_FILTER: ProposalFilter = {
  product: '',
  statuses: [],
  provider: '',
  author: '',
  team: '',
  search: '',
  from: '',
  to: '',
  updatedFrom: '',
  updatedTo: '',
  min: null,
  max: null,
  sort: 'created',
  order: 'desc',
  columns: USUAL_COLUMNS,
  limit: PAGE_SIZES[0],
  cursor: '',
  back: false,
}

export type AddressQuery = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CURSOR = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(~\d{1,17})?$/

const among = <Value extends string>(known: readonly Value[], text: string) =>
  known.find((one) => one === text)
const severalOf = <Value extends string>(known: readonly Value[], text: string): Value[] => {
  const asked = text.split(',')
  return known.filter((one) => asked.includes(one))
}

/** Reads the address of the list; what does not make sense is left out, so that an old link still opens. */
export const readProposalFilter = (query: AddressQuery): ProposalFilter => {
  const one = (name: string) => {
    const value = query[name]
    return ((Array.isArray(value) ? value[0] : value) ?? '').trim()
  }
  const search = one('q')
  const matching = (pattern: RegExp, name: string) =>
    pattern.test(one(name).toLowerCase()) ? one(name).toLowerCase() : ''
  const columns = severalOf(PROPOSAL_COLUMNS, one('cols'))
  const cursor = matching(CURSOR, 'cursor')
  return {
    product: among(PRODUCTS, one('product').toLowerCase()) ?? '',
    statuses: statusesOf(one('status')),
    provider: one('provider').toLowerCase().slice(0, 60),
    author: matching(UUID, 'author'),
    team: matching(UUID, 'team'),
    search: isSealedSearch(search) ? search : '',
    from: readFilterDay(one('from')),
    to: readFilterDay(one('to')),
    updatedFrom: readFilterDay(one('updated_from')),
    updatedTo: readFilterDay(one('updated_to')),
    min: one('min') === '' ? null : parseCents(one('min')),
    max: one('max') === '' ? null : parseCents(one('max')),
    sort: among(TRACKING_SORTS, one('sort')) ?? EMPTY_FILTER.sort,
    order: among(SORT_ORDERS, one('order')) ?? EMPTY_FILTER.order,
    columns: columns.length > 0 ? columns : USUAL_COLUMNS,
    limit: PAGE_SIZES.find((size) => String(size) === one('limit')) ?? EMPTY_FILTER.limit,
    cursor,
    back: cursor !== '' && one('back') === '1',
  }
}

// In the order they were chosen: going back takes the last one away.
const statusesOf = (text: string): ProposalStatus[] => [
  ...new Set(text.split(',').flatMap((status) => among(PROPOSAL_STATUSES, status) ?? [])),
]
