import type { Connection } from '#db/client.ts'
import type { accessRequests } from '#db/schema/access-requests.ts'
import type { AccessRequestStatus } from '#lib/domain/people/access-request.ts'

export type AccessRequestRow = typeof accessRequests.$inferSelect

type Key = { organizationId: string; id: string }

/** Returns false when a request for the same e-mail is open. */
export const insertAccessRequest = async (tx: Connection, row: AccessRequestRow): Promise<boolean> => {
  const stored = { ...row, known: row.known && tx.json(row.known), wanted: row.wanted && tx.json(row.wanted) }
  const rows = await tx`insert into access_requests ${tx(stored)} on conflict do nothing returning id`
  return rows.length === 1
}

export const findAccessRequest = async (tx: Connection, key: Key): Promise<AccessRequestRow | undefined> => {
  const [row] = await tx<AccessRequestRow[]>`
    select * from access_requests where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const lockAccessRequest = async (tx: Connection, key: Key): Promise<AccessRequestRow | undefined> => {
  const [row] = await tx<AccessRequestRow[]>`
    select * from access_requests where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

/** The request may have expired. */
export const lockOpenAccessRequest = async (
  tx: Connection,
  key: { organizationId: string; email: string },
): Promise<AccessRequestRow | undefined> => {
  const [row] = await tx<AccessRequestRow[]>`
    select * from access_requests
    where organization_id = ${key.organizationId} and email = ${key.email} and status = 'proposed' for update`
  return row
}

type Move = { status: AccessRequestStatus } & Partial<
  Pick<AccessRequestRow, 'decidedById' | 'decidedByName' | 'decidedAt' | 'refusalReason'>
>

/** Returns false when the request is no longer open. */
export const updateAccessRequest = async (tx: Connection, key: Key, move: Move): Promise<boolean> => {
  const rows = await tx`
    update access_requests set ${tx(move)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'proposed' returning id`
  return rows.length === 1
}

export const listAccessRequests = (
  tx: Connection,
  filter: { organizationId: string; at: Date; decidedSince: Date },
): Promise<AccessRequestRow[]> => tx<AccessRequestRow[]>`
  select * from access_requests
  where organization_id = ${filter.organizationId}
    and ((status = 'proposed' and expires_at > ${filter.at})
      or (status in ('approved', 'refused') and decided_at > ${filter.decidedSince}))
  order by status = 'proposed' desc, id desc limit 50`
