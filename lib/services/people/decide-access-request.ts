import type { Connection } from '#db/client.ts'
import {
  type AccessRequestRow,
  findAccessRequest,
  lockAccessRequest,
} from '#db/queries/access/access-requests.ts'
import { lockOwnRolesForShare } from '#db/queries/access/own-roles.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireIndependentPerson } from '#lib/services/kernel/require-independent-person.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { moveAccessRequest } from '#lib/services/people/parts/move-access-request.ts'
import { grantAccess } from './parts/grant-access.ts'

export type AccessDecision = { id: string; decision: 'approve' | 'refuse' | 'withdraw'; reason?: string }

/**
 * Decides on a request for access: another manager, or the operator if there is none; its author only
 * withdraws. An approval takes effect at once and returns the link to the approver alone.
 * @throws permission_denied, not_found, access_request_closed, own_change, own_access, access_touched,
 *   other_manager_decides, price_change_not_yours; on approval access_request_stale, name_taken
 */
export const decideAccessRequest = async (context: Context, { id, decision, reason }: AccessDecision) => {
  requirePermission(context, 'manage_access')
  const { kind } = context.actor
  if (kind !== 'user' && kind !== 'system') throw new DomainError('permission_denied')
  return withTransaction(context, async (tx) => {
    const request = await lockOpen(tx, context, id)
    await requireDecider(tx, context, { request, decision })
    const to = { name: request.name, email: request.email }
    if (decision === 'withdraw') await moveAccessRequest(tx, context, { request, to: 'withdrawn' })
    if (decision === 'refuse')
      await moveAccessRequest(tx, context, { request, to: 'refused', refusalReason: reason ?? '' })
    if (decision !== 'approve') return { id, to, link: null }
    await moveAccessRequest(tx, context, { request, to: 'approved' })
    return { id, to, link: await grantAccess(tx, context, request) }
  })
}

/** Lock order: the person before the request. */
const lockOpen = async (tx: Connection, context: Context, id: string): Promise<AccessRequestRow> => {
  const { organizationId, now } = context
  const stored = await findAccessRequest(tx, { organizationId, id })
  if (!stored) throw new DomainError('not_found')
  await lockOwnRolesForShare(tx, organizationId)
  if (stored.known !== null) await lockPerson(tx, context, stored.userId)
  const request = await lockAccessRequest(tx, { organizationId, id })
  if (request?.status !== 'proposed' || request.expiresAt <= now)
    throw new DomainError('access_request_closed')
  return request
}

type Decision = { request: AccessRequestRow; decision: AccessDecision['decision'] }

const requireDecider = async (tx: Connection, context: Context, { request, decision }: Decision) => {
  const { id } = context.actor
  const isAuthor = request.createdById === id
  if (decision === 'withdraw') {
    if (!isAuthor) throw new DomainError('price_change_not_yours')
    return
  }
  if (isAuthor) throw new DomainError('own_change')
  if (request.userId === id) throw new DomainError('own_access')
  await requireIndependentPerson(tx, context, { ...request, permission: 'manage_access' })
}
