import {
  type AddressQuery,
  addressFilter,
  code,
  day,
  id,
  ids,
  omitEmpty,
  oneOf,
} from '#components/tables/address-filter.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { BUCKETS, COMPARISONS, isPeriod, PERIODS } from '#lib/domain/sales/period.ts'
import type { SalesSheet } from '#lib/domain/sales/sales-view.ts'

export const MEASURES = ['net', 'issue', 'contracts'] as const
export type Measure = (typeof MEASURES)[number]

export const salesAddress = addressFilter('/sales', {
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

export type SalesFilter = ReturnType<typeof salesAddress.read>

/** Reads the URL's filter. Drops `from` and `to` unless the period is custom and both days are valid. */
export const readSalesFilter = (query: AddressQuery): SalesFilter => {
  const filter = salesAddress.read(query)
  const { period, from, to } = filter
  if (period !== 'custom') return { ...filter, from: '', to: '' }
  const sound = from !== '' && to !== '' && isPeriod({ startDate: from, endDate: to })
  return sound ? filter : { ...filter, period: '30d', from: '', to: '' }
}

export const salesHref = salesAddress.href

export const salesQueryOf = ({ show: _show, agent, ...filter }: SalesFilter) => ({
  ...omitEmpty(filter),
  ...(agent.length > 0 && { agent: agent.join(',') }),
})

export const sheetHref = (sheet: SalesSheet, filter: SalesFilter): string =>
  `/api/panel/sales/sheets/${sheet}?${new URLSearchParams(salesQueryOf(filter))}`
