import type { Connection } from '#db/client.ts'
import type { serviceAccounts, serviceSignIns } from '#db/schema/access.ts'

export type ServiceAccountRow = typeof serviceAccounts.$inferSelect
export type ServiceSignInRow = typeof serviceSignIns.$inferSelect

type OfApplication = { organizationId: string; applicationId: string }

export const listServiceAccounts = async (
  tx: Connection,
  key: OfApplication,
): Promise<ServiceAccountRow[]> => tx<ServiceAccountRow[]>`
  select * from service_accounts
  where organization_id = ${key.organizationId} and application_id = ${key.applicationId} order by created_at, id`

export const insertServiceAccount = async (tx: Connection, row: ServiceAccountRow): Promise<void> => {
  await tx`insert into service_accounts ${tx(row)}`
}

export const updateServiceAccountsEnded = async (
  tx: Connection,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
  at: Date,
): Promise<void> => {
  await tx`
    update service_accounts set ended_at = ${at}
    where organization_id = ${organizationId} and id = any(${[...ids]}) and ended_at is null`
  await tx`
    delete from service_sign_ins
    where organization_id = ${organizationId} and service_account_id = any(${[...ids]})`
}

export const touchServiceAccount = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  at: Date,
): Promise<void> => {
  await tx`update service_accounts set last_used_at = ${at} where organization_id = ${key.organizationId} and id = ${key.id}`
}

export const insertServiceSignIns = async (
  tx: Connection,
  rows: readonly ServiceSignInRow[],
): Promise<ServiceSignInRow[]> => {
  if (rows.length === 0) return []
  return tx<ServiceSignInRow[]>`
    insert into service_sign_ins ${tx(rows)} on conflict (client_id, username_key) do nothing returning *`
}

export const deleteServiceSignIns = async (
  tx: Connection,
  key: OfApplication & { clientId: string },
): Promise<void> => {
  await tx`
    delete from service_sign_ins
    where organization_id = ${key.organizationId} and application_id = ${key.applicationId} and client_id = ${key.clientId}`
}
