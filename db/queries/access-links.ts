import type { Connection } from '../client.ts'
import type { accessLinks } from '../schema/access.ts'

export type AccessLinkRow = typeof accessLinks.$inferSelect

type PersonKey = { organizationId: string; userId: string }

/** Stores a new link by its token's digest. */
export const insertAccessLink = async (tx: Connection, row: AccessLinkRow): Promise<void> => {
  await tx`insert into access_links ${tx(row)}`
}

/** A link by its token's digest, in whichever organization: needs a lookup transaction that names it. */
export const findAccessLink = async (
  tx: Connection,
  tokenHash: string,
): Promise<AccessLinkRow | undefined> => {
  const [row] = await tx<AccessLinkRow[]>`select * from access_links where token_hash = ${tokenHash}`
  return row
}

/** The newest link a person was given, and which person of the organization has it to hand over. */
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

/**
 * Takes back what links a person has not used, because their access changed otherwise: they end where they
 * began.
 */
export const endAccessLinks = async (tx: Connection, key: PersonKey, at: Date): Promise<void> => {
  await tx`
    update access_links set expires_at = created_at
    where organization_id = ${key.organizationId} and user_id = ${key.userId} and used_at is null and expires_at > ${at}`
}

/** Uses a link up; false when it was used, has ended or is not the person's newest one. */
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
