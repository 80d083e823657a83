import type { Connection } from '#db/client.ts'
import type { accessRequests } from '#db/schema/access-requests.ts'

export type AccessRequestRow = typeof accessRequests.$inferSelect

type Key = { organizationId: string; id: string }

export const findAccessRequest = async (tx: Connection, key: Key): Promise<AccessRequestRow | undefined> => {
  const [row] = await tx<AccessRequestRow[]>`
    select * from access_requests where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

/** The returned request may have expired. */
export const lockOpenAccessRequest = async (
  tx: Connection,
  key: { organizationId: string; email: string },
): Promise<AccessRequestRow | undefined> => {
  const [row] = await tx<AccessRequestRow[]>`
    select * from access_requests
    where organization_id = ${key.organizationId} and email = ${key.email} and status = 'proposed' for update`
  return row
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
