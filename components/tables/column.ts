import type { ReactNode } from 'react'

/** Null sorts last. */
export type OrderValue = string | number | null

export type ColumnSort = { href: string; direction: 'ascending' | 'descending' | 'none' }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Exactly one column is primary: its text is the title of the card and the row's link. */
  primary?: boolean
  /** Holds people's names: takes the free width of compact rows, so that names stay whole. */
  isName?: boolean
  /** Shown to the right of the title on cards, without a heading. */
  beside?: boolean
  wideOnly?: boolean
  headerHidden?: boolean
  /** Replaces the heading, for example with a checkbox for all rows. */
  heading?: ReactNode
  sort?: ColumnSort
  /** Sort value, for lists that are sorted in the browser. */
  value?: (row: Row) => OrderValue
  /** Contains links or buttons, which must stay above the row's link. */
  interactive?: boolean
  /** Icon-only columns do not count towards the limit above which the table becomes denser. */
  isIcon?: boolean
  className?: string
}
