import type { Connection } from '#db/client.ts'
import type { accessLinks } from '#db/schema/access.ts'

export type AccessLinkRow = typeof accessLinks.$inferSelect

type PersonKey = { organizationId: string; userId: string }

export const insertAccessLink = async (tx: Connection, row: AccessLinkRow): Promise<void> => {
  await tx`insert into access_links ${tx(row)}`
}

/** Searches across all organizations, so it needs a `withLookup` transaction with the token's digest. */
export const findAccessLink = async (
  tx: Connection,
  tokenHash: string,
): Promise<AccessLinkRow | undefined> => {
  const [row] = await tx<AccessLinkRow[]>`select * from access_links where token_hash = ${tokenHash}`
  return row
}

export const findNewestAccessLink = async (
  tx: Connection,
  key: PersonKey,
): Promise<(AccessLinkRow & { createdByName: string | null }) | undefined> => {
  const [row] = await tx<(AccessLinkRow & { createdByName: string | null })[]>`
    select access_links.*,
      (select name from users
        where organization_id = ${key.organizationId} and id::text = access_links.created_by_id) as created_by_name
    from access_links where organization_id = ${key.organizationId} and user_id = ${key.userId}
    order by id desc nulls last limit 1`
  return row
}

export const endAccessLinks = async (tx: Connection, key: PersonKey, at: Date): Promise<void> => {
  await tx`
    update access_links set expires_at = created_at
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and used_at is null and expires_at > ${at}`
}

export const updateAccessLinkUsed = async (
  tx: Connection,
  link: PersonKey & { id: string },
  at: Date,
): Promise<boolean> => {
  const rows = await tx`
    update access_links set used_at = ${at}
    where organization_id = ${link.organizationId} and id = ${link.id} and used_at is null and expires_at > ${at}
      and not exists (
        select 1 from access_links as newer
        where newer.organization_id = ${link.organizationId} and newer.user_id = ${link.userId} and newer.id > access_links.id)
    returning id`
  return rows.length === 1
}
