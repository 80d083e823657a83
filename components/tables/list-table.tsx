'use client'
import { type Read, ReadProblem } from '../ui/read-problem.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

type ListTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'loading' | 'className'> & {
  list: Read & { isPlaceholderData: boolean }
  /** Nothing until they arrived once. */
  rows: readonly Row[] | undefined
}

/**
 * The table of a list that is read: its error with the way out, its skeleton, its rows, or why there are
 * none, which is not said of a list that could not be read.
 */
export const ListTable = <Row,>({ list, rows, ...table }: ListTableProps<Row>) => (
  <>
    <ReadProblem read={list} />
    {list.isError && !rows?.length ? null : (
      <DataTable
        {...table}
        className="rounded-card border bg-raised shadow-card"
        rows={rows ?? []}
        loading={!rows || list.isPlaceholderData}
      />
    )}
  </>
)
