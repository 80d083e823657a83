import { oneOf } from './address-filter.ts'
import type { ColumnSort } from './column.ts'

/** The order by age of a list in its address: newest first needs no place there. */
export const ageOrder = oneOf(['asc'])

/** What the heading of when rows were made does: it turns the list round. */
export const ageSort = (order: 'asc' | '', hrefOf: (next: 'asc' | '') => string): ColumnSort => ({
  href: hrefOf(order === 'asc' ? '' : 'asc'),
  direction: order === 'asc' ? 'ascending' : 'descending',
})
