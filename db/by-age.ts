import type { PendingQuery, Row } from 'postgres'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import type { Connection } from './client.ts'

/** Rows after `seen`, newest first by default. */
export type AgeWindow = { seen?: string | undefined; order?: AgeOrder | undefined }

type Fragment = PendingQuery<Row[]>

/** Condition for the rows after `seen`; `id` is the column that orders them by age. */
export const behindSeen = (tx: Connection, id: Fragment, { seen, order }: AgeWindow): Fragment => {
  if (seen === undefined) return tx``
  return order === 'asc' ? tx`and ${id} > ${seen}` : tx`and ${id} < ${seen}`
}

/** Nulls are placed as in the indexes, so that one index serves both directions. */
export const ageDirection = (tx: Connection, { order }: AgeWindow): Fragment =>
  order === 'asc' ? tx`asc nulls first` : tx`desc nulls last`
