'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import { problemIn } from '#lib/client/call-api'
import { type ConsultPage, type SearchConsults, useConsults } from '#lib/client/clt'
import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import type { Language } from '#lib/domain/language'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { type Bilingual, said, saidIn, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { ProposalSearchForm } from '../proposals/proposal-search-form.tsx'
import { DataTable } from '../tables/data-table.tsx'
import { NewerOlder } from '../tables/newer-older.tsx'
import { Button } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { consultColumns } from './consult-columns.tsx'
import { type ConsultFilter, consultQueryOf, consultsHref } from './consult-filter.ts'
import { CONSULT_STATUS_LOOK } from './consult-status-look.ts'
import { NoConsults } from './no-consults.tsx'

const TEXTS = texts({
  title: ['Consultas', 'Queries'],
  search: ['CPF ou nome', 'CPF or name'],
  filter: ['Filtrar por situação', 'Filter by status'],
  again: ['Tentar de novo', 'Try again'],
  caption: ['Consultas, da mais nova para a mais antiga', 'Queries, newest first'],
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
}

// What the agent goes on with first, what runs by itself next, what is over last.
const GROUPS: readonly { label: Bilingual; statuses: readonly ConsultStatus[] }[] = [
  { label: CONSULT_STATUS_LOOK.SUCCESS.label, statuses: ['SUCCESS'] },
  { label: CONSULT_STATUS_LOOK.WAITING_CONSENT.label, statuses: ['WAITING_CONSENT'] },
  {
    label: ['Em andamento', 'In progress'],
    statuses: ['CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS'],
  },
  { label: CONSULT_STATUS_LOOK.REJECTED.label, statuses: ['REJECTED'] },
  { label: CONSULT_STATUS_LOOK.FAILED.label, statuses: ['FAILED'] },
]

// A CPF stays out of every address; kept here, it is still there when the person comes back from a consult.
let heldCpf = ''

/** The organization's consults, with the status in the address, changing by themselves. */
export const ConsultList = ({ filter, initial, institutions, now, search }: ConsultListProps) => {
  const router = useRouter()
  const language = useLanguage()
  const t = useTexts(TEXTS)
  const [cpf, setCpf] = useState(heldCpf)
  const hidden = cpf !== ''
  const query = hidden
    ? { ...consultQueryOf({ ...filter, search: '', cursor: '' }), search: cpf, limit: '100' }
    : consultQueryOf(filter)
  // What runs out soon is the screen's own question, which no door of programs answers.
  const list = useConsults(
    hidden ? { query, search } : { query, initial, ...(filter.expiring && { search }) },
  )
  const go = (next: Partial<ConsultFilter>) =>
    router.push(consultsHref({ ...filter, cursor: '', ...next }), { scroll: false })
  const searchFor = (found: { search: string; cpf: string }) => {
    heldCpf = found.cpf
    setCpf(found.cpf)
    if (found.search !== filter.search || filter.cursor !== '') go({ search: found.search })
  }
  const clear = () => {
    heldCpf = ''
    setCpf('')
    go({ search: '', statuses: [], expiring: false })
  }
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const page = list.data
  return (
    <section aria-labelledby="consults" className="mt-10 space-y-4">
      <h2 id="consults" className="font-semibold text-lg">
        {t.title}
      </h2>
      <ProposalSearchForm label={t.search} search={filter.search} cpf={cpf} onSearch={searchFor} />
      <FilterChips label={t.filter} chips={chipsOf(filter, language)} />
      {list.isError ? (
        <ProblemCallout
          problem={problemIn(list.error)}
          action={
            <Button size="small" onClick={() => void list.refetch()}>
              {t.again}
            </Button>
          }
        />
      ) : null}
      {list.isError && !page ? null : (
        <DataTable
          caption={t.caption}
          className="overflow-hidden rounded-card border bg-raised shadow-card"
          columns={consultColumns({ now, language, institutionName: (code) => names.get(code) ?? code })}
          rows={page?.data ?? []}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `/clt/consult/${id}`}
          loading={!page || list.isPlaceholderData}
          empty={
            <NoConsults
              filtered={hidden || filter.expiring || filter.search !== '' || filter.statuses.length > 0}
              onClear={clear}
            />
          }
        />
      )}
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={hidden ? '' : filter.cursor}
          hrefOf={(cursor) => consultsHref({ ...filter, cursor })}
          pages={hidden ? { ...page.pages, nextCursor: null } : page.pages}
          shown={page.data.length}
          nouns={[t.consult, t.consults]}
        />
      ) : null}
    </section>
  )
}

const chipsOf = (filter: ConsultFilter, language: Language) => {
  const { statuses, expiring } = filter
  const t = saidIn(TEXTS, language)
  const hrefOf = (next: readonly ConsultStatus[], soon = false) =>
    consultsHref({ ...filter, statuses: next, expiring: soon, cursor: '' })
  return [
    { id: 'all', label: t.all, href: hrefOf([]), chosen: statuses.length === 0 && !expiring },
    { id: 'expiring', label: t.expiring, href: hrefOf([], !expiring), chosen: expiring },
    ...GROUPS.map((group) => {
      const chosen = group.statuses.every((status) => statuses.includes(status))
      const rest = statuses.filter((status) => !group.statuses.includes(status))
      return {
        id: group.statuses.join(),
        label: said(group.label, language),
        href: hrefOf(chosen ? rest : [...rest, ...group.statuses]),
        chosen,
      }
    }),
  ]
}
