'use client'
import { type Read, ReadProblem } from '../ui/read-problem.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { SteadyBox } from './steady-box.tsx'
import type { useListRows } from './use-list-rows.ts'

export type ListTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loading' | 'className'> & {
  list: Read
  /** From `useListRows`. */
  shown: ReturnType<typeof useListRows<Row>>
}

/**
 * The table of a list that is read: its error with the way out, its skeleton, its rows, or why there are
 * none, which is not said of a list that could not be read.
 */
export const ListTable = <Row,>({ list, shown, ...table }: ListTableProps<Row>) => (
  <>
    <ReadProblem read={list} />
    {list.isError && shown.rows.length === 0 ? null : (
      <SteadyBox steady={shown}>
        <DataTable
          {...table}
          className="rounded-card border bg-raised shadow-card"
          rows={shown.rows}
          loading={shown.loading}
        />
      </SteadyBox>
    )}
  </>
)
