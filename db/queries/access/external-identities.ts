import type { Connection } from '#db/client.ts'
import type { externalIdentities } from '#db/schema/identity.ts'

export type ExternalIdentityRow = typeof externalIdentities.$inferSelect

type Subject = { organizationId: string; issuer: string; subject: string }

export const findExternalIdentity = async (
  tx: Connection,
  { organizationId, issuer, subject }: Subject,
): Promise<ExternalIdentityRow | undefined> => {
  const [row] = await tx<ExternalIdentityRow[]>`
    select * from external_identities
    where organization_id = ${organizationId} and issuer = ${issuer} and subject = ${subject}`
  return row
}

type Person = { organizationId: string; userId: string }

export const listIdentitiesOfUser = (
  tx: Connection,
  { organizationId, userId }: Person,
): Promise<ExternalIdentityRow[]> => tx<ExternalIdentityRow[]>`
  select * from external_identities where organization_id = ${organizationId} and user_id = ${userId} order by id`

export const insertExternalIdentity = async (tx: Connection, row: ExternalIdentityRow): Promise<boolean> => {
  const rows = await tx`insert into external_identities ${tx(row)} on conflict do nothing returning id`
  return rows.length === 1
}

export const touchExternalIdentity = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  at: Date,
): Promise<void> => {
  await tx`
    update external_identities set last_used_at = ${at}
    where organization_id = ${key.organizationId} and id = ${key.id}`
}

export const deleteIdentitiesOfUser = async (tx: Connection, key: Person): Promise<number> => {
  const rows = await tx`
    delete from external_identities
    where organization_id = ${key.organizationId} and user_id = ${key.userId} returning id`
  return rows.length
}
