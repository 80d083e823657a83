import type { Connection } from '#db/client.ts'
import { decryptName } from '#db/customer-cpf.ts'
import { type CustomerPlace, sortByCustomer } from '#lib/domain/proposals/customer-order.ts'
import { matchingTracked, type TrackingFilter } from './proposal-tracking.ts'

/**
 * Sorts the newest matches here, because SQL cannot sort encrypted names. Ids come first: Postgres would read
 * the names of all matches, since their index has the names but another order.
 */
export const listCustomerOrder = async (
  tx: Connection,
  filter: TrackingFilter,
  most: number,
): Promise<CustomerPlace[]> => {
  const { organizationId } = filter
  const rows = await tx<{ id: string; clientName: string }[]>`
    select id, client_name from proposals where organization_id = ${organizationId} and id = any(array(
      select id from proposals where ${matchingTracked(tx, filter)} order by id desc nulls last limit ${most}))`
  return sortByCustomer(
    rows.map(({ id, clientName }) => ({
      id,
      name: decryptName('proposals', { organizationId, id }, clientName),
    })),
  )
}
