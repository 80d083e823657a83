import type { ReactNode } from 'react'

/** Null sorts last. */
export type OrderValue = string | number | null

export type ColumnSort = { href: string; direction: 'ascending' | 'descending' | 'none' }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Title of a card and text of the row's link; exactly one column. */
  primary?: boolean
  /** On cards right of the title, without its heading. */
  beside?: boolean
  /** Hidden on cards. */
  wideOnly?: boolean
  headerHidden?: boolean
  /** Replaces the heading, for example by a checkbox for all rows. */
  heading?: ReactNode
  /** Makes the heading a sort link. */
  sort?: ColumnSort
  /** Sort value, for lists that are sorted in the browser. */
  value?: (row: Row) => OrderValue
  /** Contains links or buttons, which must stay above the row's link. */
  interactive?: boolean
  /** Only an icon, so it does not count as a wide column. */
  isIcon?: boolean
  className?: string
}
