'use client'
import { Table2 } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { DataTable } from '#components/tables/data-table'
import { orderedList } from '#components/tables/row-order.ts'
import { Card } from '#components/ui/card'
import { EmptyState } from '#components/ui/empty-state'
import { LinkButton } from '#components/ui/link-button'
import { ReadProblem } from '#components/ui/read-problem'
import { useLanguage } from '#components/use-language'
import { type PriceTableOverview, usePriceTables } from '#lib/client/prices'
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

type TableListProps = {
  filter: PriceTableFilter
  initial: PriceTableOverview
  institutions: readonly { code: string; name: string }[]
  now: string
}

/** What waits for a decision, and every table of both products by institution. */
export const PriceTableList = ({ filter, initial, institutions, now }: TableListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = usePriceTables(initial)
  const { tables, changes } = list.data
  const shown = tables.filter((table) => isShown(table, filter))
  const groups = institutions
    .map(({ code, name }) => ({ code, name, rows: shown.filter((row) => row.institutionCode === code) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div className="space-y-3">
      <ReadProblem read={list} />
      <PriceTableFilters
        inbox={changes.length > 0 ? <PriceTableInbox changes={changes} now={now} /> : null}
        filter={filter}
        institutions={institutions}
      />
      {groups.map(({ code, name, rows }) => (
        <Card key={code} title={name} padding="flush" className="overflow-clip">
          <DataTable
            caption={t.caption(name)}
            className="border-t"
            {...orderedList({
              columns: priceTableColumns(language),
              rows,
              sort: filter.sort,
              hrefOf: (sort) => priceTablesHref({ ...filter, sort }),
            })}
            rowKey={({ id }) => id}
            rowHref={({ id }) => `/tables/${id}`}
          />
        </Card>
      ))}
      {groups.length === 0 && !list.isError ? (
        <Card>
          <EmptyState
            icon={<Table2 />}
            title={tables.length === 0 ? t.first : t.none}
            action={
              tables.length === 0 ? (
                <LinkButton variant="primary" href="/tables/new">
                  {t.create}
                </LinkButton>
              ) : (
                <LinkButton href="/tables">{t.clear}</LinkButton>
              )
            }
          >
            {tables.length === 0 ? t.firstText : null}
          </EmptyState>
        </Card>
      ) : null}
    </div>
  )
}
