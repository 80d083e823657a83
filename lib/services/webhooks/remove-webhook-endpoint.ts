import { withTransaction } from '#db/transaction.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'
import { removeEndpoint } from '#lib/services/webhooks/parts/endpoint-changes.ts'

/** Removes an endpoint; its pending deliveries become `held`. @throws webhook_not_found */
export const removeWebhookEndpoint = (
  context: Context,
  input: { id: string },
): Promise<{ id: string; kind: WebhookKind }> => {
  const key = { ...deliveryOwner(context), id: input.id }
  return withTransaction(context, (tx) => removeEndpoint(tx, context, key))
}
