'use client'
import { useRouter } from 'next/navigation'
import { useLanguage } from '#components/use-language'
import { type ProposalPage, type SealSearch, useProposals } from '#lib/client/proposals'
import type { SavedViewItem, ViewActions } from '#lib/client/views'
import { instantOf } from '#lib/config/clock'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { ReadProblem } from '../ui/read-problem.tsx'
import { ViewBar } from '../views/view-bar.tsx'
import type { FilterChoices } from './filters-dialog.tsx'
import { ProductFilter } from './product-filter.tsx'
import type { ProposalFilter } from './proposal-filter.ts'
import { ProposalTable } from './proposal-table.tsx'
import { ProposalToolbar } from './proposal-toolbar.tsx'
import { proposalsHref, proposalsQuery } from './proposals-href.ts'
import { StatusFilter } from './status-filter.tsx'
import { pageQueryOf } from './tracking-query-of.ts'
import { trackingViews } from './tracking-views.ts'
import { useSealedSearch } from './use-sealed-search.ts'

export type ProposalListProps = {
  filter: ProposalFilter
  /** The page of this filter as the server rendered it. */
  initial: ProposalPage
  choices: FilterChoices
  views: readonly SavedViewItem[]
  viewActions: ViewActions
  now: string
  /** What is searched for, as it is shown: a CPF masked. */
  searched: string
  seal: SealSearch
  takesCpf: boolean
}

/** The proposals of both products, with search, filters, order and columns in the address, changing by themselves. */
export const ProposalList = ({ filter, initial, choices, now, searched, ...props }: ProposalListProps) => {
  const language = useLanguage()
  const router = useRouter()
  const today = dayInSaoPaulo(instantOf(now))
  const list = useProposals(pageQueryOf(filter, today), initial)
  const go = (next: Partial<ProposalFilter>) =>
    router.push(proposalsHref({ ...filter, cursor: '', back: false, ...next }), { scroll: false })
  const { searchFor, problem } = useSealedSearch({ ...props, searched, present: filter.search, go })
  return (
    <div className="space-y-4">
      <ViewBar
        screen="proposals"
        path="/proposals"
        usual={trackingViews(language)}
        current={proposalsQuery({ ...filter, cursor: '', back: false, limit: 20 })}
        initial={props.views}
        actions={props.viewActions}
      />
      <ProposalToolbar
        {...{ filter, choices, today, searched, go }}
        onSearch={searchFor}
        takesCpf={props.takesCpf}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <div className="space-y-2">
        <ProductFilter filter={filter} />
        <StatusFilter filter={filter} />
      </div>
      <ReadProblem read={list} />
      {list.isError && !list.data ? null : (
        <ProposalTable
          {...{ filter, now, go }}
          page={list.data}
          loading={!list.data || list.isPlaceholderData}
          institutions={choices.institutions}
          onClear={() => router.push('/proposals', { scroll: false })}
        />
      )}
    </div>
  )
}
