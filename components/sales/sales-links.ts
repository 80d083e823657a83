import { EMPTY_FILTER, type ProposalFilter, proposalsHref } from '#components/tracking/proposal-filter.ts'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import { addDays, day } from '#lib/domain/calendar.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { SalesFilter } from './sales-filter.ts'

/** Both days inclusive. */
type Stretch = SalesOverviewData['days']
type Columns = Pick<SalesOverviewData, 'starts' | 'days'>

type Narrowed = Partial<Pick<ProposalFilter, 'product' | 'provider' | 'author' | 'team'>>

const narrowedBy = ({ product, provider, agent, team }: SalesFilter): Narrowed => ({
  product,
  provider,
  author: agent,
  team,
})

/** Contracts paid within the days, newest first. */
export const paidHref = (filter: SalesFilter, { startDate, endDate }: Stretch, more: Narrowed = {}): string =>
  proposalsHref({ ...EMPTY_FILTER, ...narrowedBy(filter), ...more, paidFrom: startDate, paidTo: endDate })

type Made = Narrowed & { statuses?: readonly ProposalStatus[] }

/** Proposals created within the days, in any status by default. */
export const madeHref = (filter: SalesFilter, { startDate, endDate }: Stretch, more: Made = {}): string =>
  proposalsHref({ ...EMPTY_FILTER, ...narrowedBy(filter), ...more, from: startDate, to: endDate })

/** Clips a column's days to the period. */
export const daysOfColumn = ({ starts, days }: Columns, index: number): Stretch => {
  const [start, next] = [starts[index] ?? days.startDate, starts[index + 1]]
  return {
    startDate: start < days.startDate ? days.startDate : start,
    endDate: next === undefined ? days.endDate : addDays(day(next), -1),
  }
}
