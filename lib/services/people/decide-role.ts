import type { Connection } from '#db/client.ts'
import {
  insertOwnRole,
  listHoldersOfRole,
  lockOwnRole,
  type OwnRoleRow,
  updateOwnRole,
} from '#db/queries/access/own-roles.ts'
import {
  lockRoleProposal,
  type RoleProposalRow,
  updateRoleProposal,
} from '#db/queries/access/role-proposals.ts'
import { lockAccessManagers } from '#db/queries/people/people.ts'
import { withTransaction } from '#db/transaction.ts'
import { builtInLike } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { roleEffect } from '#lib/domain/people/role-proposal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireIndependentPerson } from '#lib/services/kernel/require-independent-person.ts'
import { requireSteadyPowers } from '#lib/services/people/parts/require-steady-powers.ts'

export type RoleDecision = { id: string; decision: 'approve' | 'refuse' | 'withdraw' }

const MOVES = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/**
 * Decides on a proposed role: another manager, or the operator if there is none; its author only withdraws.
 * Once approved it counts from its holders' next request, and they are notified at sign-in.
 * @throws permission_denied, not_found, role_decided, own_change, access_touched, other_manager_decides,
 *   price_change_not_yours; on approval role_changed, name_taken, role_begins_to_decide, last_manager
 */
export const decideRole = async (
  context: Context,
  { id, decision }: RoleDecision,
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId, actor, now: decidedAt } = context
  await withTransaction(context, async (tx) => {
    const proposal = await lockRoleProposal(tx, { organizationId, id })
    if (!proposal) throw new DomainError('not_found')
    if (proposal.status !== 'proposed') throw new DomainError('role_decided')
    const isAuthor = proposal.createdById === actor.id
    if (isAuthor && decision !== 'withdraw') throw new DomainError('own_change')
    if (!isAuthor && decision === 'withdraw') throw new DomainError('price_change_not_yours')
    if (decision !== 'withdraw')
      await requireIndependentPerson(tx, context, { ...proposal, permission: 'manage_access' })
    const status = MOVES[decision]
    const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt }
    await updateRoleProposal(tx, proposal, { status, ...(decision !== 'withdraw' && marks) })
    const details = decision === 'approve' ? await putIntoForce(tx, context, proposal) : {}
    await recordAudit(tx, context, {
      action: `role_${status}`,
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

/** One audit row per holder, which they read at sign-in. */
const notifyHolders = async (tx: Connection, context: Context, { proposal, effect }: Notice) => {
  const { organizationId, roleId: id, createdById: proposedBy } = proposal
  for (const subjectId of await listHoldersOfRole(tx, { organizationId, id })) {
    const act = { action: 'user_role_redefined', subjectType: 'user', subjectId } as const
    await recordAudit(tx, context, { ...act, details: { ownRoleId: id, ...effect, proposedBy } })
  }
}
