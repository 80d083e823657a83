'use client'
import { type QueryState, ReadProblem } from '#components/ui/read-problem.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { SteadyBox } from './steady-box.tsx'
import type { useListRows } from './use-list-rows.ts'

export type ListTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loading' | 'className'> & {
  list: QueryState
  listRows: ReturnType<typeof useListRows<Row>>
}

/** A list that could not be read must not look empty, so its table is hidden. */
export const ListTable = <Row,>({ list, listRows, ...table }: ListTableProps<Row>) => (
  <>
    <ReadProblem query={list} />
    {list.isError && listRows.rows.length === 0 ? null : (
      <SteadyBox steady={listRows}>
        <DataTable
          {...table}
          className="rounded-card border bg-raised shadow-card"
          rows={listRows.rows}
          loading={listRows.loading}
        />
      </SteadyBox>
    )}
  </>
)
