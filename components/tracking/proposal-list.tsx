'use client'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { ProposalActions } from '#components/pending-items/proposal-actions.ts'
import { ViewBar } from '#components/saved-views/view-bar.tsx'
import { useEncryptedSearch } from '#components/search/use-encrypted-search.ts'
import type { FilterChange } from '#components/tables/pending-filter.ts'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type EncryptSearch, type ProposalPage, useProposals } from '#lib/client/proposals.ts'
import type { SavedViewItem, ViewActions } from '#lib/client/saved-views.ts'
import { instantOf } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Language } from '#lib/domain/language.ts'
import type { FilterChoices } from './filters-form.tsx'
import { EMPTY_FILTER, type ProposalFilter, proposalsHref, proposalsQuery } from './proposal-filter.ts'
import { ProposalTable } from './proposal-table.tsx'
import { ProposalToolbar } from './proposal-toolbar.tsx'
import { pageQueryOf } from './tracking-query-of.ts'

export type ProposalListProps = {
  filter: ProposalFilter
  initial: ProposalPage
  choices: FilterChoices
  views: readonly SavedViewItem[]
  viewActions: ViewActions
  now: string
  searched: string
  encrypt: EncryptSearch
  cancel: ProposalActions['cancel']
  takesCpf: boolean
}

export const ProposalList = ({ filter, initial, choices, now, searched, ...props }: ProposalListProps) => {
  const language = useLanguage()
  const today = dayInSaoPaulo(instantOf(now))
  const list = useProposals(pageQueryOf(filter, today), initial)
  const changeFilter = usePendingFilter(filter, proposalsHref)
  const go = (change: FilterChange<ProposalFilter>) =>
    changeFilter((latest) => ({
      cursor: '',
      back: false,
      ...(typeof change === 'function' ? change(latest) : change),
    }))
  const { searchFor, problem, forget } = useEncryptedSearch({
    ...props,
    searched,
    present: filter.search,
    go,
  })
  return (
    <div className="space-y-3">
      <ViewBar
        screen="proposals"
        path="/proposals"
        usual={trackingViews(language)}
        current={proposalsQuery({ ...filter, cursor: '', back: false, limit: 20 })}
        initial={props.views}
        actions={props.viewActions}
        onOpen={forget}
      />
      <ProposalToolbar
        {...{ filter, choices, today, searched, go }}
        onSearch={searchFor}
        takesCpf={props.takesCpf}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ReadProblem query={list} />
      {list.isError && !list.data ? null : (
        <ProposalTable
          {...{ filter, now, go }}
          page={list.data}
          loading={!list.data || list.isPlaceholderData}
          institutions={choices.institutions}
          cancel={props.cancel}
          onClear={() => {
            forget()
            changeFilter(EMPTY_FILTER)
          }}
        />
      )}
    </div>
  )
}

const OPEN = 'pending,manual_analysis,awaiting_call,formalization,generating_ccb,analysis,processing'

const VIEWS: readonly { label: Bilingual; query: string }[] = [
  { label: ['Todas', 'All'], query: '' },
  { label: ['Pendentes', 'Pending'], query: 'status=pending&sort=updated&order=asc' },
  { label: ['Em pagamento', 'Being paid'], query: 'status=processing&sort=updated&order=asc' },
  { label: ['Paradas', 'Stuck'], query: `status=${OPEN}&updated_to=-3d&sort=updated&order=asc` },
]

const trackingViews = (language: Language) =>
  VIEWS.map(({ label, query }) => ({ label: localized(label, language), query }))
