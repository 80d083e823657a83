import type { SalesOverviewData } from '#lib/client/sales'
import { addDays, day } from '#lib/domain/calendar'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { EMPTY_FILTER, type ProposalFilter, proposalsHref } from '../proposals/proposal-filter.ts'
import type { SalesFilter } from './sales-filter.ts'

/** Days as an answer has them, both included. */
type Stretch = SalesOverviewData['days']
type Columns = Pick<SalesOverviewData, 'starts' | 'days'>

type Narrowed = Partial<Pick<ProposalFilter, 'product' | 'provider' | 'author' | 'team'>>

/** What sales are narrowed to, as the list of proposals takes it. */
const narrowedBy = ({ product, provider, agent, team }: SalesFilter): Narrowed => ({
  product,
  provider,
  author: agent,
  team,
})

/** The list of the contracts that were paid in some days, newest first. */
export const paidHref = (filter: SalesFilter, { startDate, endDate }: Stretch, more: Narrowed = {}): string =>
  proposalsHref({ ...EMPTY_FILTER, ...narrowedBy(filter), ...more, paidFrom: startDate, paidTo: endDate })

type Made = Narrowed & { statuses?: readonly ProposalStatus[] }

/** The list of the proposals that were created in some days, whatever became of them unless said. */
export const madeHref = (filter: SalesFilter, { startDate, endDate }: Stretch, more: Made = {}): string =>
  proposalsHref({ ...EMPTY_FILTER, ...narrowedBy(filter), ...more, from: startDate, to: endDate })

/** The days of a column that are within the period. */
export const daysOfColumn = ({ starts, days }: Columns, index: number): Stretch => {
  const [start, next] = [starts[index] ?? days.startDate, starts[index + 1]]
  return {
    startDate: start < days.startDate ? days.startDate : start,
    endDate: next === undefined ? days.endDate : addDays(day(next), -1),
  }
}
