'use client'
import { ArrowLeftRight, SearchX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { ageSort } from '#components/tables/age-sort.ts'
import { NewerOlder } from '#components/tables/newer-older.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Exchange, type ExchangePage, useExchanges } from '#lib/client/institution-exchanges.ts'
import { exchangeColumns } from './exchange-columns.tsx'
import { operationName } from './exchange-display.ts'
import { type ExchangeFilter, exchangeQueryOf, exchangesHref } from './exchange-filter.ts'
import { ExchangeFilters, type NamedInstitution } from './exchange-filters.tsx'

const loadPreview = () => import('./exchange-preview.tsx').then((module) => module.ExchangePreview)
const ExchangePreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./selected-exchanges.tsx').then((module) => module.SelectedExchanges)
const SelectedExchanges = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Chamadas, da mais nova para a mais antiga', 'Calls, newest first'],
  oldestFirst: ['Chamadas, da mais antiga para a mais nova', 'Calls, oldest first'],
  one: ['chamada', 'call'],
  many: ['chamadas', 'calls'],
  none: ['Nenhuma chamada com este filtro', 'No call with this filter'],
  noneNext: [
    'Confira o número do contrato ou o id, ou tire algum filtro. As chamadas ficam 30 dias.',
    'Check the contract number or the id, or remove a filter. Calls are kept for 30 days.',
  ],
  clear: ['Limpar filtros', 'Clear filters'],
  empty: ['Nenhuma chamada ainda', 'No calls yet'],
  emptyNext: [
    'Aqui aparecem as chamadas às instituições conectadas, por 30 dias.',
    'Calls to connected institutions appear here for 30 days.',
  ],
})

const idOf = ({ id }: Exchange) => id

export type ExchangeListProps = {
  filter: ExchangeFilter
  initial: ExchangePage
  institutions: readonly NamedInstitution[]
  mayExport: boolean
  now: string
}

export const ExchangeList = ({ filter, initial, institutions, mayExport, now }: ExchangeListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = useExchanges(exchangeQueryOf(filter), initial)
  const page = list.data
  return (
    <section data-wide className="space-y-3">
      <ExchangeFilters filter={filter} institutions={institutions} />
      <ActingTable
        caption={filter.order === 'asc' ? t.oldestFirst : t.caption}
        list={list}
        columns={exchangeColumns({
          language,
          now,
          ageSort: ageSort(filter.order, (order) => exchangesHref({ ...filter, order, cursor: '' })),
        })}
        rows={page?.data}
        rowHref={({ id }) => `/institutions/exchanges/${id}`}
        nameOf={(row) => `${localized(operationName(row), language)}, ${row.institutionName}`}
        {...{ idOf, loadPreview, loadActs }}
        actsOf={async (row) =>
          (await import('./exchange-acts.ts')).exchangeActs(row, { mayExport, language })
        }
        preview={(row, close) => (
          <ExchangePreview key={row.id} {...{ row, now, mayExport }} onClose={close} />
        )}
        acts={(selection, selectedRows) => <SelectedExchanges {...{ selection, selectedRows, mayExport }} />}
        empty={<NoExchanges filter={filter} />}
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={filter.cursor}
          order={filter.order}
          hrefOf={(cursor) => exchangesHref({ ...filter, cursor })}
          pages={page.pages}
          rowCount={page.data.length}
          nouns={[t.one, t.many]}
        />
      ) : null}
    </section>
  )
}

const NoExchanges = ({ filter }: Pick<ExchangeListProps, 'filter'>) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  if (exchangesHref({ ...filter, order: '', cursor: '' }) === '/institutions/exchanges')
    return (
      <EmptyState title={t.empty} icon={<ArrowLeftRight />}>
        {t.emptyNext}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t.none}
      icon={<SearchX />}
      action={<Button onClick={() => router.push('/institutions/exchanges')}>{t.clear}</Button>}
    >
      {t.noneNext}
    </EmptyState>
  )
}
