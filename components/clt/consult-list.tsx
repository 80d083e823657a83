'use client'
import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { ProblemCallout } from '#components/ui/problem-callout'
import { useLanguage } from '#components/use-language'
import { type ConsultPage, type SearchConsults, useConsults } from '#lib/client/clt'
import type { EncryptSearch } from '#lib/client/proposals'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Language } from '#lib/domain/language'
import { type Bilingual, localized, localizedTexts, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { ProposalSearchForm } from '../proposals/proposal-search-form.tsx'
import { useEncryptedSearch } from '../proposals/use-encrypted-search.ts'
import { useReasons } from '../reasons/use-reasons.ts'
import { ageSort } from '../tables/age-sort.ts'
import { ListBar } from '../tables/list-bar.tsx'
import { ListTable } from '../tables/list-table.tsx'
import { NewerOlder } from '../tables/newer-older.tsx'
import { useAskedFilter } from '../tables/use-asked-filter.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { consultColumns } from './consult-columns.tsx'
import { type ConsultFilter, consultQueryOf, consultsHref } from './consult-filter.ts'

const NoConsults = dynamic(() => import('./no-consults.tsx').then((module) => module.NoConsults))

const TEXTS = texts({
  title: ['Consultas', 'Queries'],
  search: ['CPF ou nome', 'CPF or name'],
  filter: ['Filtrar por situação', 'Filter by status'],
  caption: ['Consultas, da mais nova para a mais antiga', 'Queries, newest first'],
  oldestFirst: ['Consultas, da mais antiga para a mais nova', 'Queries, oldest first'],
  consult: ['consulta', 'query'],
  consults: ['consultas', 'queries'],
  all: ['Todas', 'All'],
  expiring: ['Vencendo', 'Expiring'],
})

export type ConsultListProps = {
  filter: ConsultFilter
  /** The page of this filter as the server rendered it. */
  initial: ConsultPage
  institutions: readonly { code: string; name: string }[]
  now: string
  search: SearchConsults
  /** What is searched for, as it is shown: a CPF masked. */
  searched: string
  encrypt: EncryptSearch
}

// What the agent goes on with first, what runs by itself next, what is over last.
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

/** The organization's consults, with the status in the address, changing by themselves. */
export const ConsultList = ({ filter, initial, institutions, now, search, ...props }: ConsultListProps) => {
  const language = useLanguage()
  const t = useTexts(TEXTS)
  // What is searched for, or runs out soon, is the screen's own question, which no endpoint for programs
  // answers.
  const ownQuestion = filter.expiring || filter.search !== ''
  const list = useConsults({ query: consultQueryOf(filter), initial, ...(ownQuestion && { search }) })
  const ask = useAskedFilter(filter, consultsHref)
  const go = (next: Partial<ConsultFilter>) => ask({ cursor: '', ...next })
  const { searchFor, problem, forget } = useEncryptedSearch({ ...props, present: filter.search, go })
  const page = list.data
  const chips = chipsOf(filter, language)
  const choose = (id: string) => {
    const chip = chips.find((one) => one.id === id)
    if (chip) ask((asked) => ({ cursor: '', ...chip.change(asked) }))
  }
  return (
    <section aria-labelledby="consults" className="mt-8 space-y-3">
      <h2 id="consults" className="font-semibold text-lg">
        {t.title}
      </h2>
      <ListBar
        search={<ProposalSearchForm label={t.search} searched={props.searched} onSearch={searchFor} />}
        set={chips
          .filter(({ id, chosen }) => chosen && id !== 'all')
          .map(({ id, label }) => ({ id, label, onRemove: () => choose(id) }))}
        onClear={() => go({ statuses: [], expiring: false })}
      >
        {() => <FilterChips label={t.filter} chips={chips} onChoose={choose} />}
      </ListBar>
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ConsultTable
        {...{ list, filter, institutions, now }}
        empty={
          <NoConsults
            filtered={filter.expiring || filter.search !== '' || filter.statuses.length > 0}
            onClear={() => {
              forget()
              go({ search: '', statuses: [], expiring: false })
            }}
          />
        }
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={filter.cursor}
          order={filter.order}
          hrefOf={(cursor) => consultsHref({ ...filter, cursor })}
          pages={page.pages}
          shown={page.data.length}
          nouns={[t.consult, t.consults]}
        />
      ) : null}
    </section>
  )
}

type ConsultTableProps = Pick<ConsultListProps, 'filter' | 'institutions' | 'now'> & {
  list: ReturnType<typeof useConsults>
  empty: ReactNode
}

/** The consults of a page, each leading to its own. */
const ConsultTable = ({ list, filter, institutions, now, empty }: ConsultTableProps) => {
  const language = useLanguage()
  const t = useTexts(TEXTS)
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const rows = list.data?.data
  const reasonOf = useReasons((rows ?? []).map(({ code }) => code))
  return (
    <ListTable
      caption={filter.order === 'asc' ? t.oldestFirst : t.caption}
      list={list}
      columns={consultColumns({
        now,
        language,
        institutionName: (code) => names.get(code) ?? code,
        causeOf: (code) => reasonOf(code)?.title,
        ageSort: ageSort(filter.order, (order) => consultsHref({ ...filter, order, cursor: '' })),
      })}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/clt/consult/${id}`}
      empty={empty}
    />
  )
}

type Change = (asked: ConsultFilter) => Pick<ConsultFilter, 'statuses' | 'expiring'>

const chipsOf = (filter: ConsultFilter, language: Language) => {
  const { statuses, expiring } = filter
  const t = localizedTexts(TEXTS, language)
  const chip = (
    id: string,
    { label, chosen, change }: { label: string; chosen: boolean; change: Change },
  ) => ({
    id,
    label,
    chosen,
    change,
    href: consultsHref({ ...filter, cursor: '', ...change(filter) }),
  })
  return [
    chip('all', {
      label: t.all,
      chosen: statuses.length === 0 && !expiring,
      change: () => ({ statuses: [], expiring: false }),
    }),
    chip('expiring', {
      label: t.expiring,
      chosen: expiring,
      change: (asked) => ({ statuses: [], expiring: !asked.expiring }),
    }),
    ...GROUPS.map((group) =>
      chip(group.statuses.join(), {
        label: localized(group.label, language),
        chosen: hasAll(statuses, group.statuses),
        change: (asked) => ({ statuses: toggled(asked.statuses, group.statuses), expiring: false }),
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
