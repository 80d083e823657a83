import type { PendingQuery, Row } from 'postgres'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import type { Connection } from './client.ts'

/** Rows after `cursor`, newest first by default. */
export type AgeWindow = { cursor?: string | undefined; order?: AgeOrder | undefined }

type Fragment = PendingQuery<Row[]>

/** Condition for the rows after `cursor`; `id` is the column that orders them by age. */
export const afterCursor = (tx: Connection, id: Fragment, { cursor, order }: AgeWindow): Fragment => {
  if (cursor === undefined) return tx``
  return order === 'asc' ? tx`and ${id} > ${cursor}` : tx`and ${id} < ${cursor}`
}

/** Nulls are placed as in the indexes, so that one index serves both directions. */
export const ageDirection = (tx: Connection, { order }: AgeWindow): Fragment =>
  order === 'asc' ? tx`asc nulls first` : tx`desc nulls last`
