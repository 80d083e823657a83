import { lockApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { moveAccessRequest } from '#lib/services/people/parts/move-access-request.ts'

/**
 * @withoutPermission run by a job; permission was checked when the request enqueued it
 */
export const expireAccessRequest = (
  context: Context,
  { requestId: id }: { requestId: string },
): Promise<void> =>
  withTransaction(context, async (tx) => {
    const request = await lockApproval(tx, 'access_requests', { organizationId: context.organizationId, id })
    if (request?.status !== 'proposed' || request.expiresAt > context.now) return
    await moveAccessRequest(tx, context, { request, move: { status: 'expired' } })
  })
