import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import type { FilterChange } from '#components/tables/pending-filter.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ProposalFilter } from './proposal-filter.ts'
import { proposalsHref } from './proposal-filter.ts'

const TEXTS = texts({
  label: ['Filtrar por situação', 'Filter by status'],
  all: ['Todas as situações', 'All statuses'],
})

// Statuses that wait for a person come first, then those that advance automatically, then the final ones.
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

type StatusFilterProps = { filter: ProposalFilter; go: (change: FilterChange<ProposalFilter>) => void }

export const StatusFilter = ({ filter, go }: StatusFilterProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const hrefOf = (statuses: readonly ProposalStatus[]) =>
    proposalsHref({ ...filter, statuses, cursor: '', back: false })
  const { statuses } = filter
  return (
    <FilterChips
      label={t.label}
      onChoose={(id) => {
        const status = ORDER.find((one) => one === id)
        go((latest) => ({ statuses: status ? toggled(latest.statuses, status) : [] }))
      }}
      chips={[
        { id: 'all', label: t.all, href: hrefOf([]), selected: statuses.length === 0 },
        ...ORDER.map((status) => ({
          id: status,
          label: statusLabel(status, language),
          href: hrefOf(toggled(statuses, status)),
          selected: statuses.includes(status),
        })),
      ]}
    />
  )
}
