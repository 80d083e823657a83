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
  beside?: boolean
  wideOnly?: boolean
  headerHidden?: boolean
  heading?: ReactNode
  sort?: ColumnSort
  value?: (row: Row) => OrderValue
  interactive?: boolean
  /** Icon-only columns do not count towards the limit above which the table becomes denser. */
  isIcon?: boolean
  className?: string
}
