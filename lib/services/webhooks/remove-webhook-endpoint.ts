import { withTransaction } from '#db/transaction'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import type { Context } from '#lib/services/context'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner'
import { removeEndpoint } from '#lib/services/webhooks/parts/endpoint-changes'

/** Removes an endpoint the caller owns or manages; its deliveries are `held`. @throws webhook_not_found */
export const removeWebhookEndpoint = (
  context: Context,
  input: { id: string },
): Promise<{ id: string; kind: WebhookKind }> => {
  const key = { ...deliveryOwner(context), id: input.id }
  return withTransaction(context, (tx) => removeEndpoint(tx, context, key))
}
