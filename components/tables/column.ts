import type { ReactNode } from 'react'

/** Null sorts last. */
export type OrderValue = string | number | null

export type ColumnSort = { href: string; direction: 'ascending' | 'descending' | 'none' }

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Exactly one column is primary. Its text is the title of the card and the link of the row. */
  primary?: boolean
  /** The column has people's names and takes the free width of compact rows, so that they are not cut off. */
  isName?: boolean
  beside?: boolean
  wideOnly?: boolean
  headerHidden?: boolean
  heading?: ReactNode
  sort?: ColumnSort
  value?: (row: Row) => OrderValue
  interactive?: boolean
  /** Icon columns do not count towards the limit `comfortable` of `DataTable`. */
  isIcon?: boolean
  className?: string
}
