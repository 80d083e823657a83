'use client'
import type { ReactNode } from 'react'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { useListRows } from './use-list-rows.ts'
import { type RowActs, useRowActs } from './use-row-acts.ts'
import type { Selection } from './use-selection.ts'

type ActingTableProps<Row> = Omit<ListTableProps<Row>, 'rowKey' | 'listRows'> &
  Omit<RowActs<Row>, 'rows' | 'hrefOf' | 'hasPreviewButton'> & {
    list: { isPlaceholderData: boolean }
    rows: readonly Row[] | undefined
    preview: (row: Row, close: () => void) => ReactNode
    acts: (selection: Selection, selectedRows: readonly Row[]) => ReactNode
  }

export const ActingTable = <Row,>({ preview, acts, ...props }: ActingTableProps<Row>) => {
  const { list, idOf, nameOf, loadPreview, loadActs, actsOf, columns, ...table } = props
  const steady = useListRows({ list, rows: table.rows, keyOf: idOf })
  const { rows } = steady
  const hrefOf = table.rowHref
  const acting = useRowActs({ rows, idOf, nameOf, loadPreview, loadActs, actsOf, hrefOf })
  const { selection, previewed } = acting
  return (
    <>
      <ListTable {...table} list={list} listRows={steady} columns={acting.around(columns)} rowKey={idOf} />
      {previewed ? preview(previewed, acting.close) : null}
      {acting.acts
        ? acts(
            selection,
            rows.filter((row) => selection.has(idOf(row))),
          )
        : null}
    </>
  )
}
