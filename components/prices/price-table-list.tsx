'use client'
import { Table2 } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { DataTable } from '#components/tables/data-table.tsx'
import { orderedList } from '#components/tables/row-order.ts'
import { SteadyBox } from '#components/tables/steady-box.tsx'
import { useListRows } from '#components/tables/use-list-rows.ts'
import { Card } from '#components/ui/card.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type PriceTableItem, type PriceTableOverview, usePriceTables } from '#lib/client/prices.ts'
import { priceTableColumns } from './price-table-columns.tsx'
import { isShown, type PriceTableFilter, priceTablesHref } from './price-table-filter.ts'
import { PriceTableFilters } from './price-table-filters.tsx'
import { PriceTableInbox } from './price-table-inbox.tsx'

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

// Fewer cards per institution than usual on phones, because the page lists every institution.
const CARDS = 4

const idOf = ({ id }: PriceTableItem) => id

type TableListProps = {
  filter: PriceTableFilter
  initial: PriceTableOverview
  institutions: readonly { code: string; name: string }[]
  now: string
}

export const PriceTableList = ({ filter, initial, institutions, now }: TableListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = usePriceTables(initial)
  const { tables, changes } = list.data
  const { rows: ordered, columns } = orderedList({
    columns: priceTableColumns(language),
    rows: tables.filter((table) => isShown(table, filter)),
    sort: filter.sort,
    hrefOf: (sort) => priceTablesHref({ ...filter, sort }),
  })
  const listRows = useListRows({ list, rows: ordered, keyOf: idOf })
  const groups = institutions
    .map(({ code, name }) => ({
      code,
      name,
      rows: listRows.rows.filter((row) => row.institutionCode === code),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div className="space-y-3">
      <ReadProblem query={list} />
      <PriceTableFilters
        inbox={changes.length > 0 ? <PriceTableInbox changes={changes} now={now} /> : null}
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
                {...{ columns, rows }}
                rowKey={idOf}
                rowHref={({ id }) => `/prices/${id}`}
              />
            </Card>
          ))}
        </div>
      </SteadyBox>
      {groups.length === 0 && !list.isError ? <NoTables isBeginning={tables.length === 0} /> : null}
    </div>
  )
}

const NoTables = ({ isBeginning }: { isBeginning: boolean }) => {
  const t = useTexts(TEXTS)
  return (
    <Card>
      <EmptyState
        icon={<Table2 />}
        title={isBeginning ? t.first : t.none}
        action={
          isBeginning ? (
            <LinkButton variant="primary" href="/prices/new">
              {t.create}
            </LinkButton>
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
