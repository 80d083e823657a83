import type { Connection } from '#db/client.ts'
import type { users } from '#db/schema/access.ts'

/** `emailKey` differs between the accounts that several organizations have for one `email`. */
export type UserRow = Omit<typeof users.$inferSelect, 'signInEmail'> & { emailKey: string }

const columns = (tx: Connection) => tx`users.*, email as email_key, sign_in_email as email`

/** Lists accounts of other organizations only in a `withLookup` transaction for this e-mail (lower case). */
export const listUsersByEmail = (tx: Connection, email: string): Promise<UserRow[]> => tx<UserRow[]>`
  select ${columns(tx)} from users where sign_in_email = ${email} order by id`

export const findUserByEmail = async (
  tx: Connection,
  key: { organizationId: string; email: string },
): Promise<UserRow | undefined> => {
  const [row] = await tx<UserRow[]>`
    select ${columns(tx)} from users
    where sign_in_email = ${key.email} and organization_id = ${key.organizationId}`
  return row
}

export const listUsers = async (tx: Connection, organizationId: string): Promise<UserRow[]> => tx<UserRow[]>`
  select ${columns(tx)} from users where organization_id = ${organizationId} order by id`

type NewUserRow = Omit<UserRow, 'ownRoleId' | 'certification' | 'emailKey'> & {
  ownRoleId?: string | null | undefined
}

/** Returns false if the organization has an account with this e-mail. */
export const insertUser = async (tx: Connection, row: NewUserRow): Promise<boolean> =>
  (await insertWithKey(tx, row, row.email)) || insertWithKey(tx, row, `${row.email}#${row.organizationId}`)

const insertWithKey = async (tx: Connection, row: NewUserRow, email: string): Promise<boolean> => {
  const values = { ...row, email, ownRoleId: row.ownRoleId ?? null }
  const rows = await tx`insert into users ${tx(values)} on conflict do nothing returning id`
  return rows.length === 1
}

export const findUser = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<UserRow | undefined> => {
  const [row] = await tx<UserRow[]>`
    select ${columns(tx)} from users where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const findUserForUpdate = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<UserRow | undefined> => {
  const [row] = await tx<UserRow[]>`
    select ${columns(tx)} from users where organization_id = ${key.organizationId} and id = ${key.id} for update`
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
