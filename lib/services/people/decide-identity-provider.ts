import type { Connection } from '#db/client.ts'
import { listIdentitiesOfUser } from '#db/queries/access/external-identities.ts'
import {
  findIdentityProvider,
  type IdentityProviderProposalRow,
  putIdentityProvider,
} from '#db/queries/access/identity-providers.ts'
import { revokePasswordSessions, revokeProviderSessions } from '#db/queries/access/sessions.ts'
import { findUser } from '#db/queries/access/users.ts'
import { lockApproval, updateApproval } from '#db/queries/approvals/approvals.ts'
import { findOrganization, updateOrganizationPasswordsOff } from '#db/queries/organizations/organizations.ts'
import { listActiveWith } from '#db/queries/people/people.ts'
import { withTransaction } from '#db/transaction.ts'
import { hasPassword } from '#lib/config/credentials.ts'
import { APPROVAL_TRANSITIONS, canMove, type Decision, STATUS_AFTER } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'

export type IdentityProviderDecision = { id: string; decision: Decision }

/**
 * Approved settings apply to later sign-ins; sessions from a method that they disable or replace are ended.
 * @throws permission_denied, not_found, identity_provider_decided; on approval identity_provider_changed,
 *   name_taken (the alias), identity_not_proven, identity_lockout; and the codes of `requireDecider`
 */
export const decideIdentityProvider = async (
  context: Context,
  { id, decision }: IdentityProviderDecision,
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const proposal = await lockApproval(tx, 'identity_provider_proposals', { organizationId, id })
    if (!proposal) throw new DomainError('not_found')
    if (!canMove(APPROVAL_TRANSITIONS, proposal.status, STATUS_AFTER[decision]))
      throw new DomainError('identity_provider_decided')
    const approval = { approval: proposal, decision, permission: 'manage_access' } as const
    const move = await requireDecider(tx, context, approval)
    await updateApproval(tx, { table: 'identity_provider_proposals', row: proposal }, move)
    const effect = decision === 'approve' ? await putIntoForce(tx, context, proposal) : {}
    await recordAudit(tx, context, {
      action: `identity_provider_${move.status}`,
      subjectType: 'identity_provider',
      subjectId: organizationId,
      details: { name: proposal.alias, ...effect, proposedBy: proposal.createdById },
    })
  })
  return { id }
}

const putIntoForce = async (tx: Connection, context: Context, proposal: IdentityProviderProposalRow) => {
  const { organizationId, now } = context
  const { alias, issuer, clientId, sealedSecret, groupClaim, groupRoles, secondFactor, isOn } = proposal
  const wereOff = (await findOrganization(tx, organizationId))?.passwordsOff === true
  const present = await findIdentityProvider(tx, organizationId)
  const isSame = present?.issuer === issuer && present.clientId === clientId
  if (proposal.passwordsOff) await requireProof(tx, context, { proposal, wereOff, isSame })
  const isGivenUp = present?.isOn === true && !(isOn && isSame)
  if (isGivenUp) await requireManagerWithPassword(tx, organizationId)
  const row = {
    ...{ organizationId, alias, issuer, clientId, sealedSecret, groupClaim, groupRoles, secondFactor, isOn },
    version: proposal.baseVersion + 1,
    changedAt: now,
  }
  const result = await putIdentityProvider(tx, row, proposal.baseVersion)
  if (result === 'stale') throw new DomainError('identity_provider_changed')
  if (result === 'taken') throw new DomainError('name_taken', { name: alias })
  await updateOrganizationPasswordsOff(tx, organizationId, proposal.passwordsOff)
  const isSwitched = proposal.passwordsOff && !wereOff
  const endedByPassword = isSwitched ? await revokePasswordSessions(tx, organizationId, now) : 0
  const endedByProvider = isGivenUp ? await revokeProviderSessions(tx, organizationId, now) : 0
  const endedSessions = endedByPassword + endedByProvider
  return { passwordsOff: proposal.passwordsOff, endedSessions }
}

/** Requires a manager with a password; else only the operator can let people in. @throws identity_lockout */
const requireManagerWithPassword = async (tx: Connection, organizationId: string): Promise<void> => {
  for (const { id } of await listActiveWith(tx, organizationId, 'manage_access')) {
    const manager = await findUser(tx, { organizationId, id })
    if (manager && hasPassword(manager.passwordHash)) return
  }
  throw new DomainError('identity_lockout')
}

type Proof = { proposal: IdentityProviderProposalRow; wereOff: boolean; isSame: boolean }

/**
 * Requires that the approver (if the operator approves, the author) has signed in through this provider, so
 * that turning passwords off cannot lock everybody out.
 */
const requireProof = async (
  tx: Connection,
  context: Context,
  { proposal, wereOff, isSame }: Proof,
): Promise<void> => {
  const { actor, organizationId } = context
  const { issuer, createdById: userId } = proposal
  if (wereOff && isSame) return
  const isProven =
    actor.kind === 'user'
      ? actor.provider?.issuer === issuer
      : (await listIdentitiesOfUser(tx, { organizationId, userId })).some((one) => one.issuer === issuer)
  if (!isSame || !isProven) throw new DomainError('identity_not_proven')
}
