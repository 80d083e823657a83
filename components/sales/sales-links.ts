import { EMPTY_FILTER, type ProposalFilter, proposalsHref } from '#components/tracking/proposal-filter.ts'
import type { SalesOverviewData } from '#lib/client/sales.ts'
import { addDays, day } from '#lib/domain/calendar.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { SalesFilter } from './sales-filter.ts'

/** Both days are inclusive. */
type DayRange = SalesOverviewData['days']
type Columns = Pick<SalesOverviewData, 'starts' | 'days'>

type NarrowedFilter = Partial<Pick<ProposalFilter, 'product' | 'provider' | 'author' | 'team'>>

const narrowedBy = ({ product, provider, agent, team }: SalesFilter): NarrowedFilter => ({
  product,
  provider,
  author: agent,
  team,
})

export const paidHref = (
  filter: SalesFilter,
  { startDate, endDate }: DayRange,
  more: NarrowedFilter = {},
): string =>
  proposalsHref({ ...EMPTY_FILTER, ...narrowedBy(filter), ...more, paidFrom: startDate, paidTo: endDate })

type CreatedFilter = NarrowedFilter & { statuses?: readonly ProposalStatus[] }

export const createdHref = (
  filter: SalesFilter,
  { startDate, endDate }: DayRange,
  more: CreatedFilter = {},
): string => proposalsHref({ ...EMPTY_FILTER, ...narrowedBy(filter), ...more, from: startDate, to: endDate })

export const daysOfColumn = ({ starts, days }: Columns, index: number): DayRange => {
  const [start, next] = [starts[index] ?? days.startDate, starts[index + 1]]
  return {
    startDate: start < days.startDate ? days.startDate : start,
    endDate: next === undefined ? days.endDate : addDays(day(next), -1),
  }
}
