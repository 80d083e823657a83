import Link from 'next/link'
import type { ProposalStatus } from '#lib/domain/proposals/status'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts'
import { cn } from '../ui/class-names.ts'
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

const chip = (chosen: boolean) =>
  cn(
    'inline-flex min-h-8 shrink-0 items-center whitespace-nowrap rounded-full border px-3 text-sm transition-colors pointer-coarse:min-h-10',
    chosen
      ? 'border-accent bg-accent text-on-accent'
      : 'border-line-strong/50 bg-raised text-ink-muted hover:border-ink-muted hover:text-ink',
  )

const toggled = (statuses: readonly ProposalStatus[], status: ProposalStatus) =>
  statuses.includes(status) ? statuses.filter((other) => other !== status) : [...statuses, status]

/** Statuses to narrow the list to, several at once. Links: each choice is an address, and going back undoes it. */
export const StatusFilter = ({ filter }: { filter: ProposalFilter }) => {
  const hrefOf = (statuses: readonly ProposalStatus[]) => proposalsHref({ ...filter, statuses, cursor: '' })
  const { statuses } = filter
  return (
    <nav
      aria-label="Filtrar por situação"
      className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Link
        href={hrefOf([])}
        scroll={false}
        aria-current={statuses.length === 0 ? 'true' : undefined}
        className={chip(statuses.length === 0)}
      >
        Todas
      </Link>
      {ORDER.map((status) => (
        <Link
          key={status}
          href={hrefOf(toggled(statuses, status))}
          scroll={false}
          aria-current={statuses.includes(status) ? 'true' : undefined}
          className={chip(statuses.includes(status))}
        >
          {STATUS_TEXTS[status].label.pt}
        </Link>
      ))}
    </nav>
  )
}
