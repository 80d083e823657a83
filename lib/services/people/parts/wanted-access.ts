import type { Connection } from '#db/client'
import { findOwnRole, keepOwnRoles } from '#db/queries/own-roles'
import { findTeamForShare } from '#db/queries/teams'
import { displayName } from '#lib/domain/access/names'
import { givingTakesTwo, PERMISSIONS, type Permission, permissionsOf } from '#lib/domain/access/permissions'
import { fieldRefusal } from '#lib/domain/field-refusal'
import type { WantedAccess } from '#lib/domain/people/access-request'
import type { Context } from '#lib/services/context'

type Wanted = { access: WantedAccess; permissions: readonly Permission[] }

/**
 * The access that is typed of somebody, and what it permits: whose work the people of the organization's own
 * role see is the role's. Its roles stay as they are until the transaction ends: call it before a person is
 * locked.
 * @throws invalid_name, team_not_found, role_not_found, role_changed when the role is like another built-in
 *   one than it was
 */
export const wantedAccess = async (
  tx: Connection,
  context: Context,
  typed: WantedAccess,
): Promise<Wanted> => {
  const { organizationId } = context
  const { role, ownRoleId = null, teamId } = typed
  await keepOwnRoles(tx, organizationId)
  await requireTeam(tx, context, teamId)
  const ownRole = ownRoleId === null ? null : await findOwnRole(tx, { organizationId, id: ownRoleId })
  if (ownRole === undefined) throw fieldRefusal({ pointer: '/role', code: 'role_not_found' })
  if (ownRole && ownRole.likeRole !== role) throw fieldRefusal({ pointer: '/role', code: 'role_changed' })
  const visibility = ownRole?.visibility ?? typed.visibility
  const access = { name: displayName(typed.name), role, ownRoleId, teamId, visibility }
  return { access, permissions: permissionsOf({ role, ownRole }) }
}

type Carrier = { organizationId: string; role: WantedAccess['role']; ownRoleId: string | null }

/** What a person may do at present. */
const presentPermissions = async (tx: Connection, person: Carrier): Promise<readonly Permission[]> => {
  const { organizationId, role, ownRoleId } = person
  const ownRole = ownRoleId === null ? null : await findOwnRole(tx, { organizationId, id: ownRoleId })
  return permissionsOf({ role, ownRole })
}

/**
 * Whether it takes two managers to give somebody permissions: they decide on more than the person does, or
 * whoever gives them may not do it. Of a new person `person` is null.
 */
export const accessTakesTwo = async (
  tx: Connection,
  context: Context,
  { person, permissions }: { person: Carrier | null; permissions: readonly Permission[] },
): Promise<boolean> => {
  const from = person ? await presentPermissions(tx, person) : []
  return givingTakesTwo({ from, to: permissions, giver: permissionsOfActor(context) })
}

/** Whether a way into an account takes two managers: it opens all that its person may do. */
export const accountTakesTwo = async (
  tx: Connection,
  context: Context,
  person: Carrier,
): Promise<boolean> => {
  const to = await presentPermissions(tx, person)
  return givingTakesTwo({ from: [], to, giver: permissionsOfActor(context) })
}

const permissionsOfActor = ({ actor }: Context) =>
  actor.kind === 'user' ? permissionsOf(actor) : PERMISSIONS

/** A team that is not of the organization is refused at its field, and else kept from being deleted. */
const requireTeam = async (tx: Connection, context: Context, id: string | null): Promise<void> => {
  if (id === null) return
  const { organizationId } = context
  if (await findTeamForShare(tx, { organizationId, id })) return
  throw fieldRefusal({ pointer: '/teamId', code: 'team_not_found' })
}
