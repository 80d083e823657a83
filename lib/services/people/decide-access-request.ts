import type { Connection } from '#db/client.ts'
import { type AccessRequestRow, findAccessRequest } from '#db/queries/access/access-requests.ts'
import { lockOwnRolesForShare } from '#db/queries/access/own-roles.ts'
import { lockApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Decision } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { moveAccessRequest } from '#lib/services/people/parts/move-access-request.ts'
import { grantAccess } from './parts/grant-access.ts'

export type AccessDecision = { id: string; decision: Decision; reason?: string }

/**
 * An approval takes effect at once; only the approver receives the access link.
 * @throws permission_denied, not_found, access_request_closed; on approval access_request_stale, name_taken;
 *   and the codes of `requireDecider`
 */
export const decideAccessRequest = async (context: Context, { id, decision, reason }: AccessDecision) => {
  requirePermission(context, 'manage_access')
  const { kind } = context.actor
  if (kind !== 'user' && kind !== 'system') throw new DomainError('permission_denied')
  return withTransaction(context, async (tx) => {
    const request = await lockOpen(tx, context, id)
    const move = await requireDecider(tx, context, {
      approval: request,
      decision,
      permission: 'manage_access',
    })
    const to = { name: request.name, email: request.email }
    const refusal = decision === 'refuse' ? { refusalReason: reason ?? '' } : {}
    await moveAccessRequest(tx, context, { request, move: { ...move, ...refusal } })
    return { id, to, link: decision === 'approve' ? await grantAccess(tx, context, request) : null }
  })
}

/** Locks the request. Lock order: custom roles, person, request. */
const lockOpen = async (tx: Connection, context: Context, id: string): Promise<AccessRequestRow> => {
  const { organizationId, now } = context
  const stored = await findAccessRequest(tx, { organizationId, id })
  if (!stored) throw new DomainError('not_found')
  await lockOwnRolesForShare(tx, organizationId)
  if (stored.known !== null) await lockPerson(tx, context, stored.userId)
  const request = await lockApproval(tx, 'access_requests', { organizationId, id })
  if (request?.status !== 'proposed' || request.expiresAt <= now)
    throw new DomainError('access_request_closed')
  return request
}
