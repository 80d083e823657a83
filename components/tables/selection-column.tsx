import dynamic from 'next/dynamic'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Column } from './column.ts'
import type { Selection } from './use-selection.ts'

// The checkbox is useless before hydration, so it is not rendered on the server; its space is reserved.
const RowBox = dynamic(() => import('./row-box.tsx').then((module) => module.RowBox), {
  ssr: false,
  loading: () => <span className="block size-5" />,
})

const TEXTS = texts({
  all: ['Selecionar todas desta página', 'Select all of this page'],
  one: (what: string) => [`Selecionar ${what}`, `Select ${what}`],
})

type SelectionColumn<Row> = {
  selection: Selection
  language: Language
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
}

/** A click with Shift gives all rows from the last toggled row to the clicked row the same state. */
export const selectionColumn = <Row,>({
  selection,
  language,
  idOf,
  nameOf,
}: SelectionColumn<Row>): Column<Row> => {
  const t = localizedTexts(TEXTS, language)
  return {
    id: 'select',
    header: t.all,
    heading: (
      <RowBox
        aria-label={t.all}
        checked={selection.isAll}
        some={selection.ids.length > 0 && !selection.isAll}
        onChange={selection.toggleAll}
      />
    ),
    wideOnly: true,
    interactive: true,
    isIcon: true,
    className: 'w-11 pr-0!',
    cell: (row) => (
      <RowBox
        aria-label={t.one(nameOf(row))}
        checked={selection.has(idOf(row))}
        onChange={({ nativeEvent }) =>
          selection.toggle(idOf(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    ),
  }
}
