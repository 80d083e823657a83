'use client'
import { Table2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { DataTable } from '#components/tables/data-table.tsx'
import { orderedList } from '#components/tables/row-order.ts'
import { SteadyBox } from '#components/tables/steady-box.tsx'
import { useListRows } from '#components/tables/use-list-rows.ts'
import { useRowActs } from '#components/tables/use-row-acts.ts'
import { Card } from '#components/ui/card.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { useLanguage } from '#components/use-language.ts'
import {
  type PriceChangeActions,
  type PriceTableItem,
  type PriceTableOverview,
  type StartPriceChange,
  usePriceTables,
} from '#lib/client/prices.ts'
import { priceTableName } from '#lib/domain/prices/price-table-name.ts'
import { priceTableColumns } from './price-table-columns.tsx'
import { isShown, type PriceTableFilter, priceTablesHref } from './price-table-filter.ts'
import { PriceTableFilters } from './price-table-filters.tsx'
import { PriceTableInbox } from './price-table-inbox.tsx'

const loadPreview = () => import('./price-table-preview.tsx').then((module) => module.PriceTablePreview)
const PriceTablePreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./selected-price-tables.tsx').then((module) => module.SelectedPriceTables)
const SelectedPriceTables = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: (institution: string) => [`Tabelas de ${institution}`, `Tables of ${institution}`],
  none: ['Nenhuma tabela com este filtro', 'No table with this filter'],
  clear: ['Limpar filtros', 'Clear the filters'],
  first: ['Ainda não há tabelas', 'There are no tables yet'],
  firstText: [
    'Sem uma tabela ativa ninguém simula. Crie a primeira e peça a outro gestor que aprove.',
    'Without an active table nobody can simulate. Create the first one and ask another manager to approve it.',
  ],
  create: ['Nova tabela', 'New table'],
})

const CARDS = 4

const idOf = ({ id }: PriceTableItem) => id
const hrefOf = ({ id }: PriceTableItem) => `/prices/${id}`

type TableListProps = {
  filter: PriceTableFilter
  initial: PriceTableOverview
  institutions: readonly { code: string; name: string }[]
  now: string
  start: StartPriceChange
  propose: PriceChangeActions['propose']
}

export const PriceTableList = ({ filter, initial, institutions, now, start, propose }: TableListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const list = usePriceTables(initial)
  const { tables, changes } = list.data
  const { rows: ordered, columns } = orderedList({
    columns: priceTableColumns(language),
    rows: tables.filter((table) => isShown(table, filter)),
    sort: filter.sort,
    hrefOf: (sort) => priceTablesHref({ ...filter, sort }),
  })
  const listRows = useListRows({ list, rows: ordered, keyOf: idOf })
  const acting = useRowActs({
    rows: listRows.rows,
    ...{ idOf, hrefOf, nameOf: priceTableName, loadPreview, loadActs },
    actsOf: async (row) =>
      (await import('./price-table-acts.ts')).priceTableActs(row, { start, language, go: router.push }),
  })
  const { selection, previewed } = acting
  const groups = groupsOf(institutions, listRows.rows)
  return (
    <div className="space-y-3">
      <ReadProblem query={list} />
      <PriceTableFilters
        inbox={changes.length > 0 ? <PriceTableInbox {...{ changes, propose, now }} /> : null}
        filter={filter}
        institutions={institutions}
      />
      <SteadyBox steady={listRows}>
        <div className="space-y-3">
          {groups.map(({ code, name, rows }) => (
            <Card key={code} title={name} padding="flush" className="overflow-clip">
              <DataTable
                caption={t.caption(name)}
                className="border-t"
                cards={CARDS}
                columns={acting.around(columns)}
                rows={rows}
                rowKey={idOf}
                rowHref={hrefOf}
              />
            </Card>
          ))}
        </div>
      </SteadyBox>
      {previewed ? (
        <PriceTablePreview key={previewed.id} row={previewed} start={start} onClose={acting.close} />
      ) : null}
      {acting.acts ? (
        <SelectedPriceTables
          selection={selection}
          selectedRows={listRows.rows.filter((row) => selection.has(row.id))}
        />
      ) : null}
      {groups.length === 0 && !list.isError ? <NoTables isBeginning={tables.length === 0} /> : null}
    </div>
  )
}

const groupsOf = (institutions: TableListProps['institutions'], tables: readonly PriceTableItem[]) =>
  institutions
    .map((each) => ({ ...each, rows: tables.filter(({ institutionCode }) => institutionCode === each.code) }))
    .filter(({ rows }) => rows.length > 0)

const NoTables = ({ isBeginning }: { isBeginning: boolean }) => {
  const t = useTexts(TEXTS)
  return (
    <Card>
      <EmptyState
        icon={<Table2 />}
        title={isBeginning ? t.first : t.none}
        action={
          isBeginning ? (
            <LinkButton href="/prices/new">{t.create}</LinkButton>
          ) : (
            <LinkButton href="/prices">{t.clear}</LinkButton>
          )
        }
      >
        {isBeginning ? t.firstText : null}
      </EmptyState>
    </Card>
  )
}
