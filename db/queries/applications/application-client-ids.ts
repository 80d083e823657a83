import type { Connection } from '#db/client.ts'
import type { applicationClientIds } from '#db/schema/access.ts'

export type ApplicationClientIdRow = typeof applicationClientIds.$inferSelect

type OfApplication = { organizationId: string; applicationId: string }

export const listApplicationClientIds = async (tx: Connection, key: OfApplication): Promise<string[]> => {
  const rows = await tx<{ clientId: string }[]>`
    select client_id from application_client_ids
    where organization_id = ${key.organizationId} and application_id = ${key.applicationId} order by created_at, client_id`
  return rows.map(({ clientId }) => clientId)
}

/** Searches all organizations; needs a `withLookup` transaction for this client id. Returns at most two. */
export const listApplicationsOfClientId = (
  tx: Connection,
  clientId: string,
): Promise<Pick<ApplicationClientIdRow, 'organizationId' | 'applicationId'>[]> => tx`
  select organization_id, application_id from application_client_ids where client_id = ${clientId} limit 2`

export const insertApplicationClientId = async (
  tx: Connection,
  row: ApplicationClientIdRow,
): Promise<boolean> => {
  const rows = await tx`
    insert into application_client_ids ${tx(row)} on conflict (application_id, client_id) do nothing returning client_id`
  return rows.length === 1
}

export const deleteApplicationClientId = async (
  tx: Connection,
  key: OfApplication & { clientId: string },
): Promise<boolean> => {
  const rows = await tx`
    delete from application_client_ids
    where organization_id = ${key.organizationId} and application_id = ${key.applicationId} and client_id = ${key.clientId}
    returning client_id`
  return rows.length === 1
}
