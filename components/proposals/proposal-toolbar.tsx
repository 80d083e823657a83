import type { Day } from '#lib/domain/calendar'
import { ColumnsMenu } from './columns-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { type FilterChoices, FiltersDialog } from './filters-dialog.tsx'
import type { ProposalFilter } from './proposal-filter.ts'
import { ProposalSearchForm } from './proposal-search-form.tsx'
import { SortField } from './sort-field.tsx'
import { trackingQueryOf } from './tracking-query-of.ts'

type ProposalToolbarProps = {
  filter: ProposalFilter
  choices: FilterChoices
  today: Day
  /** What is searched for, as it is shown. */
  searched: string
  go: (change: Partial<ProposalFilter>) => void
  onSearch: (typed: string) => Promise<void>
  takesCpf: boolean
}

/** What is done with the list as a whole: search, narrow, order, choose columns, take along. */
export const ProposalToolbar = ({ filter, choices, today, go, ...props }: ProposalToolbarProps) => (
  <div className="flex flex-col gap-3 lg:flex-row lg:flex-wrap lg:items-start lg:justify-between">
    <ProposalSearchForm searched={props.searched} onSearch={props.onSearch} />
    <div className="flex flex-wrap items-start gap-2 max-sm:[&>*]:flex-auto">
      <SortField sort={filter.sort} order={filter.order} onChange={go} />
      <FiltersDialog {...{ filter, today }} {...choices} onApply={go} />
      <ColumnsMenu columns={filter.columns} onChange={(columns) => go({ columns })} />
      <ExportMenu query={trackingQueryOf(filter, today)} takesCpf={props.takesCpf} />
    </div>
  </div>
)
