import type { ReactNode } from 'react'

/** What rows can be ordered by: words, figures, or nothing known. */
export type OrderValue = string | number | null

/** Where a heading leads that orders its list, and how the list is ordered by it now. */
export type ColumnSort = { href: string; direction: 'ascending' | 'descending' | 'none' }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The title of the card on narrow screens, and the text of the row's link. Exactly one column. */
  primary?: boolean
  /** At the right of the title on a card, without its name: a status. */
  beside?: boolean
  /** Not on cards. */
  wideOnly?: boolean
  headerHidden?: boolean
  /** In the place of the name in the heading: a box for all rows. */
  heading?: ReactNode
  /** Makes the heading order the list by this column. */
  sort?: ColumnSort
  /** What the rows are ordered by, where the list is in the browser whole. */
  value?: (row: Row) => OrderValue
  /** Has links or buttons of its own, which must stay above the row's link. */
  interactive?: boolean
  /** Has an icon alone, which takes hardly any room. */
  isIcon?: boolean
  className?: string
}
