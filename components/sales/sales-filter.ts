import { PRODUCTS } from '#lib/domain/proposals/product'
import { BUCKETS, COMPARISONS, isPeriod, PERIODS } from '#lib/domain/sales/period'
import type { SalesSheet } from '#lib/domain/sales/sales-view'
import {
  type AddressQuery,
  addressFilter,
  chosenOf,
  code,
  day,
  id,
  ids,
  oneOf,
} from '../tables/address-filter.ts'

/** What the columns of the volume show. */
export const MEASURES = ['net', 'emission', 'contracts'] as const
export type Measure = (typeof MEASURES)[number]

/** How the address of the screen, and of what is opened from it, is read and written. */
export const salesAddress = addressFilter('/production', {
  period: oneOf(PERIODS, '30d'),
  from: day,
  to: day,
  product: oneOf(PRODUCTS),
  provider: code,
  agent: ids,
  team: id,
  against: oneOf(COMPARISONS, 'before'),
  by: oneOf(BUCKETS),
  show: oneOf(MEASURES, 'net'),
})

/** What sales are looked at by, as its address has it; empty texts are not chosen. */
export type SalesFilter = ReturnType<typeof salesAddress.read>

/** Reads the address: days count in a period of one's own alone, and only both, in order. */
export const readSalesFilter = (query: AddressQuery): SalesFilter => {
  const filter = salesAddress.read(query)
  const { period, from, to } = filter
  if (period !== 'custom') return { ...filter, from: '', to: '' }
  const sound = from !== '' && to !== '' && isPeriod({ startDate: from, endDate: to })
  return sound ? filter : { ...filter, period: '30d', from: '', to: '' }
}

/** The address of the screen with this filter. */
export const salesHref = salesAddress.href

/** The same filter as the reports' contracts take it. */
export const salesQueryOf = ({ show: _show, agent, ...filter }: SalesFilter) => ({
  ...chosenOf(filter),
  ...(agent.length > 0 && { agent: agent.join(',') }),
})

/** Where a table with this filter is downloaded. */
export const sheetHref = (sheet: SalesSheet, filter: SalesFilter): string =>
  `/api/panel/production/sheets/${sheet}?${new URLSearchParams(salesQueryOf(filter))}`
