import type { Connection } from '#db/client.ts'
import type { applicationSecrets } from '#db/schema/access.ts'

export type ApplicationSecretRow = typeof applicationSecrets.$inferSelect

export const listLiveSecrets = async (
  tx: Connection,
  key: { organizationId: string; applicationId: string },
  at: Date,
): Promise<ApplicationSecretRow[]> => tx<ApplicationSecretRow[]>`
  select * from application_secrets
  where organization_id = ${key.organizationId} and application_id = ${key.applicationId} and (expires_at is null or expires_at > ${at})
  order by id`

export const insertApplicationSecret = async (tx: Connection, row: ApplicationSecretRow): Promise<void> => {
  await tx`insert into application_secrets ${tx(row)}`
}

/** Never postpones an earlier expiry. */
export const expireApplicationSecret = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  expiresAt: Date,
): Promise<void> => {
  await tx`
    update application_secrets set expires_at = ${expiresAt}
    where organization_id = ${key.organizationId} and id = ${key.id} and (expires_at is null or expires_at > ${expiresAt})`
}

export const touchApplicationSecret = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  at: Date,
): Promise<void> => {
  await tx`update application_secrets set last_used_at = ${at} where organization_id = ${key.organizationId} and id = ${key.id}`
}
