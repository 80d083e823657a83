import { useState } from 'react'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Column } from './column.ts'
import { previewColumn } from './preview-column.tsx'
import type { RowActsOf } from './row-act.ts'
import { selectionColumn } from './selection-column.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useRowsOnScreen } from './use-rows-on-screen.ts'
import { useSelection } from './use-selection.ts'

type Load = () => Promise<unknown>

export type RowActs<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  loadPreview?: Load | undefined
  loadActs: Load
  hrefOf?: ((row: Row) => string) | undefined
  actsOf?: RowActsOf<Row> | undefined
  hasPreviewButton?: boolean | undefined
}

const NOTHING: Load = async () => undefined

/** `around` adds the selection and preview columns. `acts` is true once a row has been selected. */
export const useRowActs = <Row>({ rows, idOf, nameOf, loadPreview, loadActs, ...list }: RowActs<Row>) => {
  const language = useLanguage()
  const selection = useSelection(rows.map(idOf))
  const [openId, open] = useState('')
  const previewed = rows.find((row) => idOf(row) === openId)
  const previews = loadPreview !== undefined
  useRowKeys({ choose: (id) => selection.toggle(id, false), previews })
  usePreloaded(loadPreview ?? NOTHING, previewed !== undefined)
  useRowsOnScreen({ ...list, rows, idOf, nameOf, selection, onPreview: previews ? open : undefined })
  const acts = usePreloaded(loadActs, selection.ids.length > 0)
  const around = (columns: readonly Column<Row>[]): readonly Column<Row>[] => [
    selectionColumn({ selection, idOf, nameOf, language }),
    ...columns,
    ...(previews && !list.hasPreviewButton
      ? [previewColumn({ language, idOf, nameOf, onPreview: open })]
      : []),
  ]
  return { selection, previewed, open, close: () => open(''), acts, around }
}
