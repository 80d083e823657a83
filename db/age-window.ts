import type { PendingQuery, Row } from 'postgres'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import type { Connection } from './client.ts'
import { NOTHING } from './nothing.ts'

export type AgeWindow = { cursor?: string | undefined; order?: AgeOrder | undefined }

type Fragment = PendingQuery<Row[]>

export const afterCursor = (tx: Connection, id: Fragment, { cursor, order }: AgeWindow): Fragment => {
  if (cursor === undefined) return NOTHING
  return order === 'asc' ? tx`and ${id} > ${cursor}` : tx`and ${id} < ${cursor}`
}

/** Places nulls as in the indexes, so that one index serves both directions. */
export const ageDirection = (tx: Connection, { order }: AgeWindow): Fragment =>
  order === 'asc' ? tx`asc nulls first` : tx`desc nulls last`
