import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Column } from './column.ts'
import type { Selection } from './use-selection.ts'

type SelectionColumn<Row> = {
  selection: Selection
  idOf: (row: Row) => string
  /** What the boxes are called: of a row, and of all of them. */
  label: string
  labelOf: (row: Row) => string
}

/** Boxes before the rows of a wide list, to act on several at once; with Shift, all from the last one. */
export const selectionColumn = <Row,>({
  selection,
  idOf,
  label,
  labelOf,
}: SelectionColumn<Row>): Column<Row> => ({
  id: 'select',
  header: label,
  heading: (
    <RowBox
      aria-label={label}
      checked={selection.isAll}
      some={selection.ids.length > 0 && !selection.isAll}
      onChange={selection.toggleAll}
    />
  ),
  wideOnly: true,
  interactive: true,
  className: 'w-11 pr-0!',
  cell: (row) => (
    <RowBox
      data-select-row
      aria-label={labelOf(row)}
      checked={selection.has(idOf(row))}
      onChange={({ nativeEvent }) =>
        selection.toggle(idOf(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  ),
})

type RowBoxProps = ComponentProps<'input'> & { some?: boolean }

const RowBox = ({ some = false, ...input }: RowBoxProps) => {
  const Mark = some ? Minus : Check
  return (
    // The label makes the whole cell the target.
    <label className="-m-2 grid size-9 cursor-pointer place-items-center">
      <span className="relative grid size-4.5 place-items-center">
        <input
          {...input}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = some
          }}
          className="peer size-4.5 cursor-pointer appearance-none rounded-[0.3rem] border border-line-strong bg-raised checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
        />
        <Mark
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
    </label>
  )
}
