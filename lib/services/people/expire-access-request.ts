import { lockAccessRequest } from '#db/queries/access/access-requests.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { moveAccessRequest } from '#lib/services/people/parts/move-access-request.ts'

/**
 * Ends a request nobody decided on in 7 days; idempotent.
 * @withoutPermission a job does it for what was permitted before
 */
export const expireAccessRequest = (
  context: Context,
  { requestId: id }: { requestId: string },
): Promise<void> =>
  withTransaction(context, async (tx) => {
    const request = await lockAccessRequest(tx, { organizationId: context.organizationId, id })
    if (request?.status !== 'proposed' || request.expiresAt > context.now) return
    await moveAccessRequest(tx, context, { request, to: 'expired' })
  })
