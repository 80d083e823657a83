import type { Connection } from '#db/client.ts'
import { emptyOnUniqueViolation } from '#db/empty-on-unique-violation.ts'
import type { ownRoles } from '#db/schema/own-roles.ts'
import type { Permission, Role, Visibility } from '#lib/domain/access/permissions.ts'
import type { RoleTerms } from '#lib/domain/people/role-proposal.ts'

export type OwnRoleRow = typeof ownRoles.$inferSelect

type Key = { organizationId: string; id: string }

export const listOwnRoles = (tx: Connection, organizationId: string): Promise<OwnRoleRow[]> => tx<
  OwnRoleRow[]
>`
  select * from own_roles where organization_id = ${organizationId} order by lower(name), id`

export const findOwnRole = async (tx: Connection, key: Key): Promise<OwnRoleRow | undefined> => {
  const [row] = await tx<OwnRoleRow[]>`
    select * from own_roles where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

/** Share-locks the roles, so that permissions stay the same until the transaction ends. */
export const lockOwnRolesForShare = async (tx: Connection, organizationId: string): Promise<void> => {
  await tx`select id from own_roles where organization_id = ${organizationId} order by id for share`
}

export const lockOwnRole = async (tx: Connection, key: Key): Promise<OwnRoleRow | undefined> => {
  const [row] = await tx<OwnRoleRow[]>`
    select * from own_roles where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

export const insertOwnRole = async (tx: Connection, row: OwnRoleRow): Promise<boolean> => {
  const rows = await tx`
    insert into own_roles ${tx({ ...row, permissions: [...row.permissions] })}
    on conflict (organization_id, name) do nothing returning id`
  return rows.length === 1
}

type NewTerms = RoleTerms & { likeRole: Role; version: number }

/** Updates a role and the people who have it. The caller must have locked the role. */
export const updateOwnRole = async (tx: Connection, key: Key, terms: NewTerms): Promise<boolean> => {
  const { name, likeRole, version, visibility } = terms
  const permissions: Permission[] = [...terms.permissions]
  const rows = await emptyOnUniqueViolation(tx`
    update own_roles set ${tx({ name, likeRole, version, visibility, permissions })}
    where organization_id = ${key.organizationId} and id = ${key.id} and not exists (
      select 1 from own_roles as other
      where other.organization_id = ${key.organizationId} and other.name = ${name} and other.id <> own_roles.id)
    returning id`)
  if (rows.length === 0) return false
  await tx`
    update users set role = ${likeRole}, visibility = ${visibility}
    where organization_id = ${key.organizationId} and own_role_id = ${key.id}`
  return true
}

export const deleteUnusedOwnRole = async (tx: Connection, key: Key): Promise<boolean> => {
  const rows = await tx`
    delete from own_roles where organization_id = ${key.organizationId} and id = ${key.id}
      and not exists (select 1 from users where organization_id = ${key.organizationId} and own_role_id = ${key.id})
    returning id`
  return rows.length === 1
}

export type RoleHolder = { id: string; name: string; roleId: string; visibility: Visibility }

export const listRoleHolders = (tx: Connection, organizationId: string): Promise<RoleHolder[]> => tx<
  RoleHolder[]
>`
  select id, name, own_role_id as role_id, visibility from users
  where organization_id = ${organizationId} and own_role_id is not null and deactivated_at is null
  order by lower(name), id`

export const listHoldersOfRole = async (tx: Connection, key: Key): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select id from users where organization_id = ${key.organizationId} and own_role_id = ${key.id} order by id`
  return rows.map(({ id }) => id)
}
