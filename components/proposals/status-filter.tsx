import type { ProposalStatus } from '#lib/domain/proposals/status'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { type ProposalFilter, proposalsHref } from './proposal-filter.ts'

// What needs somebody first, what runs by itself next, what is over last.
const ORDER: readonly ProposalStatus[] = [
  'pending',
  'manual_analysis',
  'awaiting_call',
  'formalization',
  'generating_ccb',
  'analysis',
  'processing',
  'awaiting_cancel',
  'paid',
  'rejected',
  'canceled',
  'refunded',
]

const toggled = (statuses: readonly ProposalStatus[], status: ProposalStatus) =>
  statuses.includes(status) ? statuses.filter((other) => other !== status) : [...statuses, status]

/** Statuses to narrow the list to, several at once. */
export const StatusFilter = ({ filter }: { filter: ProposalFilter }) => {
  const hrefOf = (statuses: readonly ProposalStatus[]) => proposalsHref({ ...filter, statuses, cursor: '' })
  const { statuses } = filter
  return (
    <FilterChips
      label="Filtrar por situação"
      chips={[
        { id: 'all', label: 'Todas', href: hrefOf([]), chosen: statuses.length === 0 },
        ...ORDER.map((status) => ({
          id: status,
          label: STATUS_TEXTS[status].label.pt,
          href: hrefOf(toggled(statuses, status)),
          chosen: statuses.includes(status),
        })),
      ]}
    />
  )
}
