import type { Connection } from '#db/client.ts'
import {
  insertOwnRole,
  listHoldersOfRole,
  lockOwnRole,
  type OwnRoleRow,
  updateOwnRole,
} from '#db/queries/access/own-roles.ts'
import type { RoleProposalRow } from '#db/queries/access/role-proposals.ts'
import { lockApproval, updateApproval } from '#db/queries/approvals/approvals.ts'
import { lockAccessManagers } from '#db/queries/people/people.ts'
import { withTransaction } from '#db/transaction.ts'
import { builtInLike } from '#lib/domain/access/permissions.ts'
import { APPROVAL_TRANSITIONS, canMove, type Decision, STATUS_AFTER } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { roleEffect } from '#lib/domain/people/role-proposal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'
import { requireSteadyPowers } from '#lib/services/people/parts/require-steady-powers.ts'

export type RoleDecision = { id: string; decision: Decision }

/**
 * An approved role applies to its holders from their next request on; they are notified at sign-in.
 * @throws permission_denied, not_found, role_decided; on approval role_changed, name_taken,
 *   role_begins_to_decide, last_manager; and the codes of `requireDecider`
 */
export const decideRole = async (
  context: Context,
  { id, decision }: RoleDecision,
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const proposal = await lockApproval(tx, 'role_proposals', { organizationId, id })
    if (!proposal) throw new DomainError('not_found')
    if (!canMove(APPROVAL_TRANSITIONS, proposal.status, STATUS_AFTER[decision]))
      throw new DomainError('role_decided')
    const move = await requireDecider(tx, context, {
      approval: proposal,
      decision,
      permission: 'manage_access',
    })
    await updateApproval(tx, { table: 'role_proposals', row: proposal }, move)
    const details = decision === 'approve' ? await putIntoForce(tx, context, proposal) : {}
    await recordAudit(tx, context, {
      action: `role_${move.status}`,
      subjectType: 'role',
      subjectId: proposal.roleId,
      details: { name: proposal.name, ...details, proposedBy: proposal.createdById },
    })
  })
  return { id }
}

const putIntoForce = async (tx: Connection, context: Context, proposal: RoleProposalRow) => {
  const { organizationId, roleId: id, baseVersion, name, permissions, visibility } = proposal
  const before = await lockOwnRole(tx, { organizationId, id })
  if ((before?.version ?? 0) !== baseVersion) throw new DomainError('role_changed')
  const terms = {
    name,
    permissions,
    visibility,
    likeRole: builtInLike(permissions),
    version: baseVersion + 1,
  }
  const isStored = before
    ? await changed(tx, before, terms)
    : await insertOwnRole(tx, { id, organizationId, ...terms, createdAt: context.now })
  if (!isStored) throw new DomainError('name_taken', { name })
  if ((await lockAccessManagers(tx, organizationId)).length === 0) throw new DomainError('last_manager')
  const effect = roleEffect(before?.permissions ?? [], permissions)
  if (before) await notifyHolders(tx, context, { proposal, effect })
  return { ...effect, visibility, version: terms.version }
}

const changed = async (tx: Connection, before: OwnRoleRow, terms: Parameters<typeof updateOwnRole>[2]) => {
  await requireSteadyPowers(tx, before, terms.permissions)
  return updateOwnRole(tx, before, terms)
}

type Notice = { proposal: RoleProposalRow; effect: ReturnType<typeof roleEffect> }

const notifyHolders = async (tx: Connection, context: Context, { proposal, effect }: Notice) => {
  const { organizationId, roleId: id, createdById: proposedBy } = proposal
  for (const subjectId of await listHoldersOfRole(tx, { organizationId, id })) {
    const act = { action: 'user_role_redefined', subjectType: 'user', subjectId } as const
    await recordAudit(tx, context, { ...act, details: { ownRoleId: id, ...effect, proposedBy } })
  }
}
