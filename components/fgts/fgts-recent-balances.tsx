'use client'
import { useQueryClient } from '@tanstack/react-query'
import { History, SearchX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { orderedList } from '#components/tables/row-order.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import {
  type FgtsBalancePage,
  RECENT_FGTS_BALANCES,
  type RecentFgtsBalances,
  useRecentFgtsBalances,
} from '#lib/client/fgts.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { ALL_RECENT, fgtsHref, type RecentFilter } from './fgts-address.ts'
import type { FgtsConsultActions } from './fgts-consult-actions.ts'
import { type FgtsInstitution, institutionName } from './fgts-institution.ts'
import { FgtsRecentBar } from './fgts-recent-bar.tsx'
import { type Visit, visitsOf } from './visit.ts'
import { visitColumns } from './visit-columns.tsx'

const loadPreview = () => import('./visit-preview.tsx').then((module) => module.VisitPreview)
const VisitPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./visit-acts.tsx').then((module) => module.VisitActs)
const VisitActs = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Consultas de hoje, da mais nova para a mais antiga', "Today's queries, newest first"],
  none: ['Nenhuma consulta hoje', 'No queries today'],
  howTo: [
    'Digite o CPF do cliente acima e aperte Enter: os saldos chegam aqui em poucos segundos.',
    "Type the customer's CPF above and press Enter: the balances arrive here within seconds.",
  ],
  noneFound: ['Nenhuma consulta com este filtro', 'No query with this filter'],
  clear: ['Limpar filtros', 'Clear filters'],
})

type FgtsRecentBalancesProps = {
  /** Today in São Paulo, YYYY-MM-DD. */
  today: string
  filter: RecentFilter
  queryIds: readonly string[]
  initial: FgtsBalancePage
  institutions: readonly FgtsInstitution[]
  serverNow: string
  startBalances: FgtsConsultActions['startBalances']
}

const idOf = ({ customerKey }: Visit) => customerKey
const nameOf = ({ documentNumber }: Visit) => maskCpf(documentNumber as Cpf)

export const FgtsRecentBalances = ({ today, filter, initial, ...props }: FgtsRecentBalancesProps) => {
  const { institutions, serverNow, queryIds } = props
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const client = useQueryClient()
  const list = useRecentFgtsBalances(recentQueryOf(filter, today), initial)
  const visits = visitsOf(list.data.data)
  const hrefOf = ({ results }: Visit) =>
    fgtsHref(
      results.map(({ id }) => id),
      filter,
    )
  const ordered = orderedList({
    columns: visitColumns({ institutions, serverNow, language }),
    rows: visits,
    sort: filter.sort,
    hrefOf: (sort) => fgtsHref(queryIds, { ...filter, sort }),
  })
  const retry = {
    language,
    start: props.startBalances,
    refetch: () => client.invalidateQueries({ queryKey: RECENT_FGTS_BALANCES }),
  }
  const isNarrowed = filter.provider !== '' || filter.result !== ''
  return (
    <section aria-labelledby="recentes" className="mt-4 space-y-3 max-sm:mt-3 max-sm:space-y-2">
      <FgtsRecentBar {...{ filter, queryIds, institutions }} />
      <ActingTable
        list={list}
        caption={t.caption}
        {...ordered}
        rowHref={hrefOf}
        empty={
          <NoRecent
            isNarrowed={isNarrowed}
            allHref={fgtsHref(queryIds, { ...ALL_RECENT, sort: filter.sort })}
          />
        }
        {...{ idOf, nameOf, loadPreview, loadActs }}
        actsOf={async (visit) => {
          const { retryActs, simulateActs } = await import('./visit-row-acts.ts')
          const name = (code: string) => institutionName(institutions, code)
          return [...simulateActs(visit, name, language), ...retryActs(visit, retry)]
        }}
        preview={(visit, close) => (
          <VisitPreview
            key={visit.customerKey}
            visit={visit}
            href={hrefOf(visit)}
            onClose={close}
            {...{ institutions, serverNow, retry }}
          />
        )}
        acts={(selection, selectedRows) => (
          <VisitActs {...{ selection, selectedRows }} start={props.startBalances} />
        )}
      />
    </section>
  )
}

const recentQueryOf = ({ provider, result }: RecentFilter, today: string): RecentFgtsBalances => ({
  startDate: today,
  ...(provider !== '' && { provider }),
  ...(result !== '' && { status: result }),
})

const NoRecent = ({ isNarrowed, allHref }: { isNarrowed: boolean; allHref: string }) => {
  const t = useTexts(TEXTS)
  return isNarrowed ? (
    <EmptyState
      title={t.noneFound}
      icon={<SearchX />}
      action={<LinkButton href={allHref}>{t.clear}</LinkButton>}
    />
  ) : (
    <EmptyState title={t.none} icon={<History />}>
      {t.howTo}
    </EmptyState>
  )
}
