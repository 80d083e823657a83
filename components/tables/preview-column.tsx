import { Eye } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import type { Column } from './column.ts'

type PreviewColumn<Row> = {
  header: string
  /** What the button of a row is called. */
  labelOf: (row: Row) => string
  onPreview: (id: string) => void
}

/** A button at the end of each row of a wide list, to look at it beside the list. */
export const previewColumn = <Row extends { id: string }>(preview: PreviewColumn<Row>): Column<Row> => ({
  id: 'preview',
  header: preview.header,
  headerHidden: true,
  wideOnly: true,
  interactive: true,
  align: 'end',
  className: 'w-12 pl-0!',
  cell: (row) => (
    <IconButton
      size="small"
      label={preview.labelOf(row)}
      icon={<Eye aria-hidden />}
      onClick={() => preview.onPreview(row.id)}
    />
  ),
})
