import { cents, centsToDecimalText, parseCents } from '#lib/domain/money'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'
import { SORT_ORDERS, TRACKING_SORTS } from '#lib/domain/proposals/tracking'
import { UUID_PATTERN } from '#lib/domain/uuid'
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
} from '../tables/address-filter.ts'
import { type FilterDay, readFilterDay } from './filter-day.ts'

/** What can be in the table beside the customer, in this order. */
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

/** What is there unless somebody chose otherwise. */
const USUAL_COLUMNS: readonly ProposalColumnId[] = ['contract', 'net', 'status', 'updated']

export const PAGE_SIZES = [20, 50, 100] as const

const filterDay = { read: readFilterDay, write: (day: FilterDay) => day }

/** A net amount in cents, in the address a decimal of reais. */
const amount = {
  read: (text: string): number | null => (text === '' ? null : parseCents(text)),
  write: (value: number | null) => (value === null ? '' : centsToDecimalText(cents(value))),
}

/** In the order of the table, whatever that of the address. */
const columns = {
  read: (text: string): readonly ProposalColumnId[] => {
    const asked = text.split(',')
    const known = PROPOSAL_COLUMNS.filter((column) => asked.includes(column))
    return known.length > 0 ? known : USUAL_COLUMNS
  },
  write: (chosen: readonly ProposalColumnId[]) =>
    chosen.join() === USUAL_COLUMNS.join() ? '' : chosen.join(),
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
  // Who made them, or their team.
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
  // Where the page begins, or with `back` ends.
  cursor: fitting(CURSOR),
  back: flag,
})

/** What the list shows, in which order, and how: everything that its address says. */
export type ProposalFilter = ReturnType<typeof ADDRESS.read>

/** Reads the address of the list; a page is counted back only from a cursor. */
export const readProposalFilter = (query: AddressQuery): ProposalFilter => {
  const filter = ADDRESS.read(query)
  return { ...filter, back: filter.back && filter.cursor !== '' }
}

export const EMPTY_FILTER: ProposalFilter = readProposalFilter({})

/** The address of the list, and what comes after its `?`: only what differs from the list as it opens. */
export const { href: proposalsHref, query: proposalsQuery } = ADDRESS
