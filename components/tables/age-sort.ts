import { oneOf } from './address-filter.ts'
import type { ColumnSort } from './column.ts'

export const ageOrder = oneOf(['asc'])

export const ageSort = (order: 'asc' | '', hrefOf: (next: 'asc' | '') => string): ColumnSort => ({
  href: hrefOf(order === 'asc' ? '' : 'asc'),
  direction: order === 'asc' ? 'ascending' : 'descending',
})
