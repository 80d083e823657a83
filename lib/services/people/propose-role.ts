import type { Connection } from '#db/client.ts'
import { findOwnRole, listOwnRoles, type OwnRoleRow } from '#db/queries/access/own-roles.ts'
import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { PERMISSIONS, withNeeded } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { displayName } from '#lib/domain/names.ts'
import { type RoleTerms, roleEffect } from '#lib/domain/people/role-proposal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireSteadyPowers } from '#lib/services/people/parts/require-steady-powers.ts'
import { requireSelf } from './shared/require-self.ts'

/** `baseVersion` is the version that the author saw (0 for a new role). */
export type ProposedRole = RoleTerms & { roleId: string | null; baseVersion: number }

// A custom role with a built-in name would be mistaken for the built-in role.
const BUILT_IN_NAMES = ['agente', 'agent', 'gestor', 'manager']

/**
 * A role has at most one open proposal. Returns a null id if the proposal would change nothing.
 * @throws permission_denied, invalid_name, name_taken, role_empty, role_incomplete, role_changed,
 *   role_waiting, role_begins_to_decide
 */
export const proposeRole = async (
  context: Context,
  { roleId, baseVersion, ...input }: ProposedRole,
): Promise<{ id: string | null }> => {
  requirePermission(context, 'manage_access')
  const { id: createdById, name: createdByName } = requireSelf(context)
  const { organizationId, now: createdAt } = context
  const terms = termsOf(input)
  return withTransaction(context, async (tx) => {
    const before =
      roleId === null ? null : await requireRoleVersion(tx, { organizationId, id: roleId, baseVersion })
    await requireFreeName(tx, { organizationId, id: roleId, name: terms.name })
    if (before) await requireSteadyPowers(tx, before, terms.permissions)
    if (before && isSame(before, terms)) return { id: null }
    const row = {
      id: newId(createdAt),
      organizationId,
      roleId: roleId ?? newId(createdAt),
      baseVersion: before?.version ?? 0,
      ...terms,
      permissions: [...terms.permissions],
      status: 'proposed' as const,
      ...{ createdById, createdByName, createdAt },
      ...{ decidedById: null, decidedByName: null, decidedAt: null },
    }
    if (!(await insertApproval(tx, 'role_proposals', row))) throw new DomainError('role_waiting')
    const { gained, lost } = roleEffect(before?.permissions ?? [], terms.permissions)
    const details = { name: terms.name, gained, lost, visibility: terms.visibility }
    const act = { action: 'role_proposed', subjectType: 'role', subjectId: row.roleId } as const
    await recordAudit(tx, context, { ...act, details })
    return { id: row.id }
  })
}

const termsOf = ({ name, permissions, visibility }: RoleTerms): RoleTerms => {
  if (permissions.length === 0) throw fieldRefusal({ pointer: '/permissions', code: 'role_empty' })
  const ordered = PERMISSIONS.filter((each) => permissions.includes(each))
  if (withNeeded(ordered).length > ordered.length)
    throw fieldRefusal({ pointer: '/permissions', code: 'role_incomplete' })
  return { name: displayName(name), permissions: ordered, visibility }
}

type RoleKey = { organizationId: string; id: string; baseVersion: number }

const requireRoleVersion = async (tx: Connection, { baseVersion, ...key }: RoleKey): Promise<OwnRoleRow> => {
  const role = await findOwnRole(tx, key)
  if (role?.version !== baseVersion) throw new DomainError('role_changed')
  return role
}

type RoleName = { organizationId: string; id: string | null; name: string }

const requireFreeName = async (tx: Connection, { organizationId, id, name }: RoleName): Promise<void> => {
  const others = (await listOwnRoles(tx, organizationId)).filter((role) => role.id !== id)
  const takenNames = [...BUILT_IN_NAMES, ...others.map((role) => role.name.toLowerCase())]
  if (takenNames.includes(name.toLowerCase()))
    throw fieldRefusal({ pointer: '/name', code: 'name_taken', details: { name } })
}

const isSame = (before: OwnRoleRow, after: RoleTerms) =>
  before.name === after.name &&
  before.visibility === after.visibility &&
  before.permissions.join() === after.permissions.join()
