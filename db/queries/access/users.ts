import type { Connection } from '#db/client.ts'
import type { users } from '#db/schema/access.ts'

export type UserRow = typeof users.$inferSelect

/** Finds users of other organizations only in a `withLookup` transaction for this e-mail (lower case). */
export const findUserByEmail = async (tx: Connection, email: string): Promise<UserRow | undefined> => {
  const [row] = await tx<UserRow[]>`select * from users where email = ${email}`
  return row
}

export const listUsers = async (tx: Connection, organizationId: string): Promise<UserRow[]> => tx<UserRow[]>`
  select * from users where organization_id = ${organizationId} order by id`

type NewUserRow = Omit<UserRow, 'ownRoleId' | 'certification'> & { ownRoleId?: string | null | undefined }

export const insertUser = async (tx: Connection, row: NewUserRow): Promise<boolean> => {
  const rows =
    await tx`insert into users ${tx({ ...row, ownRoleId: row.ownRoleId ?? null })} on conflict (email) do nothing returning id`
  return rows.length === 1
}

export const findUser = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<UserRow | undefined> => {
  const [row] = await tx<UserRow[]>`
    select * from users where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const findUserForUpdate = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<UserRow | undefined> => {
  const [row] = await tx<UserRow[]>`
    select * from users where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

type Changes = Partial<
  Pick<UserRow, 'name' | 'role' | 'ownRoleId' | 'teamId' | 'visibility' | 'passwordHash' | 'deactivatedAt'>
>

export const updateUser = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  changes: Changes,
): Promise<void> => {
  await tx`update users set ${tx(changes)} where organization_id = ${key.organizationId} and id = ${key.id}`
}

export const listUserIdsOfTeam = async (
  tx: Connection,
  key: { organizationId: string; teamId: string },
): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select id from users where organization_id = ${key.organizationId} and team_id = ${key.teamId}`
  return rows.map(({ id }) => id)
}
