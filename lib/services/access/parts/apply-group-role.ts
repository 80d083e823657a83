import type { Connection } from '#db/client.ts'
import { findOwnRole, type OwnRoleRow } from '#db/queries/access/own-roles.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { type UserRow, updateUser } from '#db/queries/access/users.ts'
import { type GroupRole, roleOfGroups } from '#lib/domain/access/identity-provider.ts'
import { decisionsGained, permissionsOf } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type GroupMembership = {
  person: UserRow
  groupRoles: readonly GroupRole[]
  groups: readonly string[]
  /** Ids of the managers, whom the caller has locked; null if they are not locked. */
  managers: readonly string[] | null
}

type Refusal = 'identity_without_group' | 'identity_role_waiting'

/**
 * Gives the person the group's role. A role that adds a permission to decide needs two managers; until then
 * the present role stays, or sign-in is refused if that role has a permission to decide that the group's role
 * lacks.
 * @throws last_manager, identity_sign_in_expired if the person has just become a manager
 */
export const applyGroupRole = async (
  tx: Connection,
  context: Context,
  { person, groupRoles, groups, managers }: GroupMembership,
): Promise<UserRow | Refusal> => {
  if (groupRoles.length === 0) return person
  const target = await targetOf(tx, { person, groupRoles, groups })
  if (!target) return 'identity_without_group'
  const { role, ownRole } = target
  const ownRoleId = ownRole?.id ?? null
  if (person.role === role && person.ownRoleId === ownRoleId) return person
  const before = await permissionsOfPerson(tx, person)
  const after = permissionsOf({ role, ownRole })
  if (decisionsGained(before, after).length > 0)
    return decisionsGained(after, before).length > 0 ? 'identity_role_waiting' : person
  if (person.role === 'manager' && !managers) throw new DomainError('identity_sign_in_expired')
  const isLast = managers?.length === 1 && managers.includes(person.id)
  if (isLast && !after.includes('manage_access')) throw new DomainError('last_manager')
  const visibility = ownRole?.visibility ?? person.visibility
  const { organizationId, id: userId } = person
  await updateUser(tx, person, { role, ownRoleId, visibility })
  await revokeSessionsOfUser(tx, { organizationId, userId }, context.now)
  const changed = {
    ...(person.role !== role && { role: { from: person.role, to: role } }),
    ...(person.ownRoleId !== ownRoleId && { ownRoleId: { from: person.ownRoleId, to: ownRoleId } }),
    ...(person.visibility !== visibility && { visibility: { from: person.visibility, to: visibility } }),
  }
  const act = { action: 'user_changed', subjectType: 'user', subjectId: userId } as const
  await recordAudit(tx, context, { ...act, details: { changed } })
  return { ...person, role, ownRoleId, visibility }
}

const targetOf = async (
  tx: Connection,
  { person, groupRoles, groups }: Omit<GroupMembership, 'managers'>,
) => {
  const { organizationId } = person
  const ownRoles = new Map<string, OwnRoleRow>()
  for (const { ownRoleId } of groupRoles) {
    if (ownRoleId === null || ownRoles.has(ownRoleId)) continue
    const row = await findOwnRole(tx, { organizationId, id: ownRoleId })
    if (row) ownRoles.set(ownRoleId, row)
  }
  const existing = groupRoles.filter(({ ownRoleId }) => ownRoleId === null || ownRoles.has(ownRoleId))
  const entry = roleOfGroups(existing, groups)
  if (!entry) return null
  const ownRole = entry.ownRoleId === null ? null : (ownRoles.get(entry.ownRoleId) ?? null)
  return { role: ownRole?.likeRole ?? entry.role, ownRole }
}

const permissionsOfPerson = async (tx: Connection, { organizationId, role, ownRoleId }: UserRow) => {
  const ownRole = ownRoleId === null ? null : await findOwnRole(tx, { organizationId, id: ownRoleId })
  return permissionsOf({ role, ownRole })
}
