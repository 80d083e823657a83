'use client'
import type { ReactNode } from 'react'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { useListRows } from './use-list-rows.ts'
import { type RowActs, useRowActs } from './use-row-acts.ts'
import type { Selection } from './use-selection.ts'

type ActingTableProps<Row> = Omit<ListTableProps<Row>, 'rowKey' | 'shown'> &
  Omit<RowActs<Row>, 'rows'> & {
    list: { isPlaceholderData: boolean }
    /** Absent until they were read once. */
    rows: readonly Row[] | undefined
    /** The summary of a row. */
    preview: (row: Row, close: () => void) => ReactNode
    /** What is done with the rows that are chosen. */
    acts?: (selection: Selection, chosen: readonly Row[]) => ReactNode
  }

/** The table of a list whose rows are looked at beside it, and of which several can be chosen. */
export const ActingTable = <Row,>({ preview, acts, ...props }: ActingTableProps<Row>) => {
  const { list, idOf, nameOf, loadPreview, loadActs, columns, ...table } = props
  const steady = useListRows({ list, rows: table.rows, keyOf: idOf })
  const { rows } = steady
  const acting = useRowActs({ rows, idOf, nameOf, loadPreview, loadActs })
  const { selection, shown } = acting
  return (
    <>
      <ListTable {...table} list={list} shown={steady} columns={acting.around(columns)} rowKey={idOf} />
      {shown ? preview(shown, acting.close) : null}
      {acting.acts
        ? acts?.(
            selection,
            rows.filter((row) => selection.has(idOf(row))),
          )
        : null}
    </>
  )
}
