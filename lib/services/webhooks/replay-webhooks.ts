import { countReplayable, replayDeliveries } from '#db/queries/webhooks/webhook-deliveries.ts'
import { listEndpointsOfOrganization } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { MOST_REPLAYED, REPLAY_WINDOW_MS } from '#lib/domain/webhooks/delivery.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'

export type ReplayRequest = {
  /** Inclusive; at most 30 days ago. */
  from: Date
  /** Exclusive. */
  to: Date
  kind?: WebhookKind | undefined
  endpointId?: string | undefined
}

/**
 * Sends the events of a period again, even delivered ones, with the same body and `webhook-id`, oldest first.
 * @throws webhook_not_found, webhook_disabled, replay_period_invalid, replay_too_large
 */
export const replayWebhooks = (
  context: Context,
  { from, to, kind, endpointId }: ReplayRequest,
): Promise<{ replayed: number }> => {
  const owner = deliveryOwner(context)
  if (to <= from || from < afterMs(context.now, -REPLAY_WINDOW_MS))
    throw new DomainError('replay_period_invalid')
  return withTransaction(context, async (tx) => {
    const endpoints = await listEndpointsOfOrganization(tx, owner)
    const matches = endpoints.filter(
      (one) =>
        (kind === undefined || one.kind === kind) && (endpointId === undefined || one.id === endpointId),
    )
    if (matches.length === 0) throw new DomainError('webhook_not_found')
    const active = matches.filter(({ disabledAt, revokedAt }) => disabledAt === null && revokedAt === null)
    if (active.length === 0) throw new DomainError('webhook_disabled')
    const endpointIds = active.map(({ id }) => id)
    const replay = { organizationId: context.organizationId, endpointIds, from, to }
    if ((await countReplayable(tx, replay, MOST_REPLAYED + 1)) > MOST_REPLAYED)
      throw new DomainError('replay_too_large', { maximum: MOST_REPLAYED })
    const replayed = await replayDeliveries(tx, replay, context.now)
    for (const subjectId of endpointIds) {
      await recordAudit(tx, context, {
        action: 'webhook.replayed',
        subjectType: 'webhook_endpoint',
        subjectId,
        details: { from: from.toISOString(), to: to.toISOString() },
      })
    }
    return { replayed }
  })
}
