'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { type Bilingual, localized, localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProposalSearchForm } from '#components/search/search-form.tsx'
import { useEncryptedSearch } from '#components/search/use-encrypted-search.ts'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import { type ConsultPage, type SearchConsults, useConsults } from '#lib/client/clt.ts'
import type { EncryptSearch } from '#lib/client/proposals.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Language } from '#lib/domain/language.ts'
import type { CltInstitution } from './clt-institution.ts'
import { type ConsultFilter, consultQueryOf, consultsHref } from './consult-filter.ts'
import { ConsultTable } from './consult-table.tsx'

// The chips are loaded after the page, because they only appear once the filter button is pressed.
const load = () => import('#components/ui/filter-chips.tsx').then((module) => module.FilterChips)
const FilterChips = dynamic(load, { ssr: false })

// The pager is below the rows, so its late arrival causes no layout shift.
const NewerOlder = dynamic(
  () => import('#components/tables/newer-older.tsx').then((module) => module.NewerOlder),
  {
    ssr: false,
  },
)

const NoConsultsFound = dynamic(() =>
  import('./no-consults-found.tsx').then((module) => module.NoConsultsFound),
)

const TEXTS = texts({
  title: ['Consultas', 'Queries'],
  search: ['CPF ou nome', 'CPF or name'],
  filter: ['Filtrar por situação', 'Filter by status'],
  consult: ['consulta', 'query'],
  consults: ['consultas', 'queries'],
  all: ['Todas', 'All'],
  expiring: ['Vencendo', 'Expiring'],
})

export type ConsultListProps = {
  filter: ConsultFilter
  initial: ConsultPage
  institutions: readonly CltInstitution[]
  now: string
  none: ReactNode
  search: SearchConsults
  searched: string
  encrypt: EncryptSearch
}

// Ordered by who acts next: the agent, the customer, the institution, then nobody.
const GROUPS: readonly { label: Bilingual; statuses: readonly ConsultStatus[] }[] = [
  { label: CONSULT_STATUS_DISPLAY.SUCCESS.label, statuses: ['SUCCESS'] },
  { label: CONSULT_STATUS_DISPLAY.WAITING_CONSENT.label, statuses: ['WAITING_CONSENT'] },
  {
    label: ['Em andamento', 'In progress'],
    statuses: ['CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS'],
  },
  { label: CONSULT_STATUS_DISPLAY.REJECTED.label, statuses: ['REJECTED'] },
  { label: CONSULT_STATUS_DISPLAY.FAILED.label, statuses: ['FAILED'] },
]

export const ConsultList = ({ filter, initial, institutions, now, search, ...props }: ConsultListProps) => {
  const language = useLanguage()
  const t = useTexts(TEXTS)
  // No public endpoint filters by search text or expiry, so such lists are read by a server action.
  const ownQuestion = filter.expiring || filter.search !== ''
  const list = useConsults({ query: consultQueryOf(filter), initial, ...(ownQuestion && { search }) })
  const changeFilter = usePendingFilter(filter, consultsHref)
  const go = (next: Partial<ConsultFilter>) => changeFilter({ cursor: '', ...next })
  const { searchFor, problem, forget } = useEncryptedSearch({ ...props, present: filter.search, go })
  usePreloaded(load, false)
  const page = list.data
  const chips = chipsOf(filter, language)
  const choose = (id: string) => {
    const chip = chips.find((one) => one.id === id)
    if (chip) changeFilter((latest) => ({ cursor: '', ...chip.change(latest) }))
  }
  return (
    <section aria-labelledby="consults" data-wide className="mt-4 space-y-3 max-sm:mt-3 max-sm:space-y-2">
      <h2 id="consults" className="sr-only">
        {t.title}
      </h2>
      <ListBar
        search={<ProposalSearchForm label={t.search} searched={props.searched} onSearch={searchFor} />}
        set={chips
          .filter(({ id, selected }) => selected && id !== 'all')
          .map(({ id, label }) => ({ id, label, onRemove: () => choose(id) }))}
        onClear={() => go({ statuses: [], expiring: false })}
      >
        {() => <FilterChips label={t.filter} chips={chips} onChoose={choose} />}
      </ListBar>
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ConsultTable
        {...{ list, filter, institutions, now }}
        empty={
          filter.expiring || filter.search !== '' || filter.statuses.length > 0 ? (
            <NoConsultsFound
              onClear={() => {
                forget()
                go({ search: '', statuses: [], expiring: false })
              }}
            />
          ) : (
            props.none
          )
        }
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={filter.cursor}
          order={filter.order}
          hrefOf={(cursor) => consultsHref({ ...filter, cursor })}
          pages={page.pages}
          rowCount={page.data.length}
          nouns={[t.consult, t.consults]}
        />
      ) : null}
    </section>
  )
}

type FilterUpdate = (filter: ConsultFilter) => Pick<ConsultFilter, 'statuses' | 'expiring'>

const chipsOf = (filter: ConsultFilter, language: Language) => {
  const { statuses, expiring } = filter
  const t = localizedTexts(TEXTS, language)
  const chip = (
    id: string,
    { label, selected, change }: { label: string; selected: boolean; change: FilterUpdate },
  ) => ({
    id,
    label,
    selected,
    change,
    href: consultsHref({ ...filter, cursor: '', ...change(filter) }),
  })
  return [
    chip('all', {
      label: t.all,
      selected: statuses.length === 0 && !expiring,
      change: () => ({ statuses: [], expiring: false }),
    }),
    chip('expiring', {
      label: t.expiring,
      selected: expiring,
      change: (latest) => ({ statuses: [], expiring: !latest.expiring }),
    }),
    ...GROUPS.map((group) =>
      chip(group.statuses.join(), {
        label: localized(group.label, language),
        selected: hasAll(statuses, group.statuses),
        change: (latest) => ({ statuses: toggled(latest.statuses, group.statuses), expiring: false }),
      }),
    ),
  ]
}

const hasAll = (statuses: readonly ConsultStatus[], group: readonly ConsultStatus[]) =>
  group.every((status) => statuses.includes(status))

const toggled = (statuses: readonly ConsultStatus[], group: readonly ConsultStatus[]) => {
  const rest = statuses.filter((status) => !group.includes(status))
  return hasAll(statuses, group) ? rest : [...rest, ...group]
}
