import type { PendingQuery, Row } from 'postgres'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import { ageDirection } from './age-window.ts'
import type { Connection } from './client.ts'
import { limitTo } from './row-limit.ts'

type Fragment = PendingQuery<Row[]>

/** Skips rows of earlier pages within the index instead of reading them in full. */
export const skipEarlierIds = (
  tx: Connection,
  input: {
    table: Fragment
    organizationId: string
    matching: Fragment
    window: { limit: number; offset: number; order?: AgeOrder | undefined }
  },
): Fragment => {
  const { table, organizationId, matching, window } = input
  return tx`organization_id = ${organizationId} and id = any(array(
    select id from ${table} where ${matching} order by id ${ageDirection(tx, window)} ${limitTo(tx, window.limit, window.offset)}))`
}
