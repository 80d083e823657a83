import type { SalesQuery } from '#lib/client/sales'
import { type Day, isDay } from '#lib/domain/calendar'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import { BUCKETS, type Bucket, isPeriod, PERIODS, type Period } from '#lib/domain/sales/period'
import type { SalesSheet } from '#lib/domain/sales/sales-view'

/** What the columns of the volume show. */
export const MEASURES = ['net', 'emission', 'contracts'] as const
export type Measure = (typeof MEASURES)[number]

/** What production is looked at by, as it stands in the address; empty texts are not chosen. */
export type SalesFilter = {
  period: Period
  from: Day | ''
  to: Day | ''
  product: Product | ''
  provider: string
  agent: string
  by: Bucket | ''
  show: Measure
}

type Query = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const known = <T extends string>(list: readonly T[], text: string): T | '' =>
  list.find((item) => item === text) ?? ''
const dayOf = (text: string): Day | '' => (isDay(text) ? text : '')

/** Reads the address; what does not make sense is left out, so that an old link still opens. */
export const readSalesFilter = (query: Query): SalesFilter => {
  const [from, to] = [dayOf(one(query.from)), dayOf(one(query.to))]
  const period = known(PERIODS, one(query.period)) || '30d'
  const sound = from !== '' && to !== '' && isPeriod({ startDate: from, endDate: to })
  const agent = one(query.agent).toLowerCase()
  return {
    period: period === 'custom' && !sound ? '30d' : period,
    from: period === 'custom' && sound ? from : '',
    to: period === 'custom' && sound ? to : '',
    product: known(PRODUCTS, one(query.product).toLowerCase()),
    provider: one(query.provider).trim().toLowerCase().slice(0, 60),
    agent: UUID.test(agent) ? agent : '',
    by: known(BUCKETS, one(query.by)),
    show: known(MEASURES, one(query.show)) || 'net',
  }
}

/** The same filter as the reports' contracts take it. */
export const productionQueryOf = ({ show: _shown, ...filter }: SalesFilter): SalesQuery =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as SalesQuery

/** The address of the screen with this filter. */
export const productionHref = ({ show, ...filter }: SalesFilter): string => {
  const query = new URLSearchParams(productionQueryOf({ ...filter, show }) as Record<string, string>)
  if (filter.period === '30d') query.delete('period')
  if (show !== 'net') query.set('show', show)
  return query.size > 0 ? `/production?${query}` : '/production'
}

/** Where a table with this filter is downloaded. */
export const sheetHref = (sheet: SalesSheet, filter: SalesFilter): string =>
  `/api/panel/production/sheets/${sheet}?${new URLSearchParams(productionQueryOf(filter) as Record<string, string>)}`
