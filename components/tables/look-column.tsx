import { Eye } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import type { Column } from './column.ts'

type LookColumn<Row> = {
  header: string
  /** What the button of a row is called. */
  labelOf: (row: Row) => string
  onLook: (id: string) => void
}

/** A button at the end of each row of a wide list, to look at it beside the list. */
export const lookColumn = <Row extends { id: string }>(look: LookColumn<Row>): Column<Row> => ({
  id: 'look',
  header: look.header,
  headerHidden: true,
  wideOnly: true,
  interactive: true,
  align: 'end',
  className: 'w-12 pl-0!',
  cell: (row) => (
    <IconButton
      size="small"
      label={look.labelOf(row)}
      icon={<Eye aria-hidden />}
      onClick={() => look.onLook(row.id)}
    />
  ),
})
