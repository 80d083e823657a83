import type { PendingQuery, Row } from 'postgres'
import type { AgeOrder } from '#lib/domain/age-order'
import { ageDirection } from './by-age.ts'
import type { Connection } from './client.ts'

type Fragment = PendingQuery<Row[]>

/**
 * A condition on the rows of a page that is asked for by its number: the ids before it are passed over in the
 * index alone, and only the page's own rows are read.
 */
export const skipping = (
  tx: Connection,
  asked: {
    table: Fragment
    organizationId: string
    matching: Fragment
    window: { limit: number; offset: number; order?: AgeOrder | undefined }
  },
): Fragment => {
  const { table, organizationId, matching, window } = asked
  return tx`organization_id = ${organizationId} and id = any(array(
    select id from ${table} where ${matching} order by id ${ageDirection(tx, window)} limit ${window.limit} offset ${window.offset}))`
}
