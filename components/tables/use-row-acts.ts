import { useState } from 'react'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Column } from './column.ts'
import { previewColumn } from './preview-column.tsx'
import { selectionColumn } from './selection-column.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'

type Load = () => Promise<unknown>

export type RowActs<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  loadPreview: Load
  /** Preloads the bulk actions; without it rows cannot be selected. */
  loadActs?: Load | undefined
}

const NOTHING: Load = async () => undefined

/** `around` adds the columns for preview and selection. `acts` stays true once a row has been selected. */
export const useRowActs = <Row>({ rows, idOf, nameOf, loadPreview, loadActs }: RowActs<Row>) => {
  const language = useLanguage()
  const chooses = loadActs !== undefined
  const selection = useSelection(rows.map(idOf))
  const [openId, open] = useState('')
  const previewed = rows.find((row) => idOf(row) === openId)
  const choose = chooses ? (id: string) => selection.toggle(id, false) : undefined
  useRowKeys({ choose, previews: true })
  usePreloaded(loadPreview, previewed !== undefined)
  const acts = usePreloaded(loadActs ?? NOTHING, selection.ids.length > 0)
  const around = (columns: readonly Column<Row>[]): readonly Column<Row>[] => [
    ...(chooses ? [selectionColumn({ selection, idOf, nameOf, language })] : []),
    ...columns,
    previewColumn({ language, idOf, nameOf, onPreview: open }),
  ]
  return { selection, previewed, close: () => open(''), acts, around }
}
