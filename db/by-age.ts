import type { PendingQuery, Row } from 'postgres'
import type { AgeOrder } from '#lib/domain/age-order'
import type { Connection } from './client.ts'

/** A part of a list: what comes behind the last row already seen, newest first unless asked otherwise. */
export type AgeWindow = { seen?: string | undefined; order?: AgeOrder | undefined }

type Fragment = PendingQuery<Row[]>

/** Rows behind the last one seen; `id` is the column that their age follows. */
export const behindSeen = (tx: Connection, id: Fragment, { seen, order }: AgeWindow): Fragment => {
  if (seen === undefined) return tx``
  return order === 'asc' ? tx`and ${id} > ${seen}` : tx`and ${id} < ${seen}`
}

/** The direction in which such a column is read, as its indexes are made: they serve both. */
export const ageDirection = (tx: Connection, { order }: AgeWindow): Fragment =>
  order === 'asc' ? tx`asc nulls first` : tx`desc nulls last`
