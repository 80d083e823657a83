import type { Connection } from '#db/client.ts'
import { findOwnRole, lockOwnRolesForShare } from '#db/queries/access/own-roles.ts'
import {
  givingTakesTwo,
  PERMISSIONS,
  type Permission,
  permissionsOf,
} from '#lib/domain/access/permissions.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { displayName } from '#lib/domain/names.ts'
import type { RequestedAccess } from '#lib/domain/people/access-request.ts'
import type { Context } from '#lib/services/context.ts'
import { requireTeam } from './require-team.ts'

type ResolvedAccess = { access: RequestedAccess; permissions: readonly Permission[] }

/**
 * Locks the custom roles, so it must run before a person is locked. A custom role also sets the visibility.
 * @throws invalid_name, team_not_found, role_not_found, role_changed if the custom role is not like `role`
 */
export const resolveAccess = async (
  tx: Connection,
  context: Context,
  input: RequestedAccess,
): Promise<ResolvedAccess> => {
  const { organizationId } = context
  const { role, ownRoleId = null, teamId } = input
  await lockOwnRolesForShare(tx, organizationId)
  await requireTeam(tx, context, teamId)
  const ownRole = ownRoleId === null ? null : await findOwnRole(tx, { organizationId, id: ownRoleId })
  if (ownRole === undefined) throw fieldRefusal({ pointer: '/role', code: 'role_not_found' })
  if (ownRole && ownRole.likeRole !== role) throw fieldRefusal({ pointer: '/role', code: 'role_changed' })
  const visibility = ownRole?.visibility ?? input.visibility
  const access = { name: displayName(input.name), role, ownRoleId, teamId, visibility }
  return { access, permissions: permissionsOf({ role, ownRole }) }
}

type RoleHolder = { organizationId: string; role: RequestedAccess['role']; ownRoleId: string | null }

const presentPermissions = async (tx: Connection, person: RoleHolder): Promise<readonly Permission[]> => {
  const { organizationId, role, ownRoleId } = person
  const ownRole = ownRoleId === null ? null : await findOwnRole(tx, { organizationId, id: ownRoleId })
  return permissionsOf({ role, ownRole })
}

/** Returns whether granting the permissions needs a second manager; `person` is null for a new person. */
export const accessTakesTwo = async (
  tx: Connection,
  context: Context,
  { person, permissions }: { person: RoleHolder | null; permissions: readonly Permission[] },
): Promise<boolean> => {
  const from = person ? await presentPermissions(tx, person) : []
  return givingTakesTwo({ from, to: permissions, giver: permissionsOfActor(context) })
}

/** Returns whether access to the account, with its current permissions, needs a second manager. */
export const accountTakesTwo = async (
  tx: Connection,
  context: Context,
  person: RoleHolder,
): Promise<boolean> => {
  const to = await presentPermissions(tx, person)
  return givingTakesTwo({ from: [], to, giver: permissionsOfActor(context) })
}

const permissionsOfActor = ({ actor }: Context) =>
  actor.kind === 'user' ? permissionsOf(actor) : PERMISSIONS
