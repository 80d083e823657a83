import type { TrackingQuery } from '#lib/client/proposals.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cents, centsToDecimalText } from '#lib/domain/money.ts'
import { dayOfFilter } from './filter-day.ts'
import type { ProposalFilter } from './proposal-filter.ts'

export const trackingQueryOf = (filter: ProposalFilter, today: Day): TrackingQuery => {
  const { product, statuses, provider, author, team, search, min, max } = filter
  return {
    sort: filter.sort,
    order: filter.order,
    ...(product !== '' && { product }),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(provider !== '' && { provider }),
    ...(author.length > 0 && { author: author.join(',') }),
    ...(team !== '' && { team }),
    ...(search !== '' && { searchToken: search }),
    startDate: dayOfFilter(filter.from, today),
    endDate: dayOfFilter(filter.to, today),
    updatedFrom: dayOfFilter(filter.updatedFrom, today),
    updatedTo: dayOfFilter(filter.updatedTo, today),
    paidFrom: dayOfFilter(filter.paidFrom, today),
    paidTo: dayOfFilter(filter.paidTo, today),
    ...(min !== null && { minNet: centsToDecimalText(cents(min)) }),
    ...(max !== null && { maxNet: centsToDecimalText(cents(max)) }),
  }
}

export const pageQueryOf = (filter: ProposalFilter, today: Day) => ({
  ...trackingQueryOf(filter, today),
  limit: String(filter.limit),
  ...(filter.cursor !== '' && { cursor: filter.cursor }),
  ...(filter.back && { back: 'true' as const }),
})
