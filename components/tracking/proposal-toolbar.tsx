import dynamic from 'next/dynamic'
import { ProposalSearchForm } from '#components/search/search-form.tsx'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { FilterChange } from '#components/tables/pending-filter.ts'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import type { FilterChoices } from './filters-form.tsx'
import type { ProposalFilter } from './proposal-filter.ts'
import { NO_FILTERS, setProposalFilters } from './set-proposal-filters.ts'
import { trackingQueryOf } from './tracking-query-of.ts'

const load = () => import('./proposal-filters.tsx').then((module) => module.ProposalFilters)
const ProposalFilters = dynamic(load, { ssr: false })

type ProposalToolbarProps = {
  filter: ProposalFilter
  choices: FilterChoices
  today: Day
  searched: string
  go: (change: FilterChange<ProposalFilter>) => void
  onSearch: (text: string) => Promise<void>
  takesCpf: boolean
}

export const ProposalToolbar = ({ filter, choices, today, go, ...props }: ProposalToolbarProps) => {
  const language = useLanguage()
  usePreloaded(load, false)
  return (
    <ListBar
      search={<ProposalSearchForm searched={props.searched} onSearch={props.onSearch} />}
      set={setProposalFilters({ filter, choices, today, language, go })}
      onClear={() => go(NO_FILTERS)}
      tools={
        <>
          <ColumnsMenu columns={filter.columns} onChange={(columns) => go({ columns })} />
          <ExportMenu query={trackingQueryOf(filter, today)} takesCpf={props.takesCpf} />
        </>
      }
    >
      {(close) => (
        <ProposalFilters
          {...{ filter, today, go }}
          {...choices}
          onApply={(change) => {
            close()
            go(change)
          }}
        />
      )}
    </ListBar>
  )
}
