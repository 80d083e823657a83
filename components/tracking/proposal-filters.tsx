import type { FilterChange } from '#components/tables/pending-filter.ts'
import { FiltersForm, type FiltersFormProps } from './filters-form.tsx'
import { ProductFilter } from './product-filter.tsx'
import type { ProposalFilter } from './proposal-filter.ts'
import { SortField } from './sort-field.tsx'
import { StatusFilter } from './status-filter.tsx'

type ProposalFiltersProps = FiltersFormProps & { go: (change: FilterChange<ProposalFilter>) => void }

export const ProposalFilters = ({ filter, go, ...props }: ProposalFiltersProps) => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-3">
      <ProductFilter filter={filter} go={go} />
      <SortField sort={filter.sort} order={filter.order} onChange={go} />
    </div>
    <StatusFilter filter={filter} go={go} />
    {/* The form is uncontrolled, so a new key resets it when a chip removes a filter. */}
    <FiltersForm key={keyOf(filter)} filter={filter} {...props} />
  </>
)

const keyOf = ({ provider, author, team, min, max, ...filter }: ProposalFilter) =>
  [provider, author, team, min, max, filter.from, filter.to, filter.updatedFrom, filter.updatedTo]
    .concat(filter.paidFrom, filter.paidTo)
    .join()
