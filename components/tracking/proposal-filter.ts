import {
  type AddressQuery,
  addressFilter,
  code,
  encryptedSearch,
  fitting,
  flag,
  id,
  ids,
  named,
  oneOf,
  severalOf,
} from '#components/tables/address-filter.ts'
import { cents, centsToDecimalText, parseCents } from '#lib/domain/money.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { SORT_ORDERS, TRACKING_SORTS } from '#lib/domain/proposals/tracking.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { type FilterDay, readFilterDay } from './filter-day.ts'

/** Optional columns in display order; the customer column is always shown. */
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

const USUAL_COLUMNS: readonly ProposalColumnId[] = ['contract', 'net', 'status', 'updated']

export const PAGE_SIZES = [20, 50, 100] as const

const filterDay = { read: readFilterDay, write: (day: FilterDay) => day }

/** The value is in cents; the URL has decimal reais. */
const amount = {
  read: (text: string): number | null => (text === '' ? null : parseCents(text)),
  write: (value: number | null) => (value === null ? '' : centsToDecimalText(cents(value))),
}

const columns = {
  read: (text: string): readonly ProposalColumnId[] => {
    const columnIds = text.split(',')
    const valid = PROPOSAL_COLUMNS.filter((column) => columnIds.includes(column))
    return valid.length > 0 ? valid : USUAL_COLUMNS
  },
  write: (selected: readonly ProposalColumnId[]) =>
    selected.join() === USUAL_COLUMNS.join() ? '' : selected.join(),
}

const limit = {
  read: (text: string): number => PAGE_SIZES.find((size) => String(size) === text) ?? PAGE_SIZES[0],
  write: (size: number) => (size === PAGE_SIZES[0] ? '' : String(size)),
}

const CURSOR = new RegExp(`^${UUID_PATTERN}(~\\d{1,17})?$`)

const ADDRESS = addressFilter('/proposals', {
  product: oneOf(PRODUCTS),
  statuses: named('status', severalOf(PROPOSAL_STATUSES)),
  provider: code,
  author: ids,
  team: id,
  search: named('q', encryptedSearch),
  from: filterDay,
  to: filterDay,
  updatedFrom: named('updated_from', filterDay),
  updatedTo: named('updated_to', filterDay),
  paidFrom: named('paid_from', filterDay),
  paidTo: named('paid_to', filterDay),
  min: amount,
  max: amount,
  sort: oneOf(TRACKING_SORTS, 'created'),
  order: oneOf(SORT_ORDERS, 'desc'),
  columns: named('cols', columns),
  limit,
  // The page starts after the cursor; with `back` it ends before the cursor.
  cursor: fitting(CURSOR),
  back: flag,
})

export type ProposalFilter = ReturnType<typeof ADDRESS.read>

export const readProposalFilter = (query: AddressQuery): ProposalFilter => {
  const filter = ADDRESS.read(query)
  return { ...filter, back: filter.back && filter.cursor !== '' }
}

export const EMPTY_FILTER: ProposalFilter = readProposalFilter({})

export const { href: proposalsHref, query: proposalsQuery } = ADDRESS
