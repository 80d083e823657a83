import { withTransaction } from '#db/transaction'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import type { Context } from '#lib/services/context'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner'
import { removeEndpoint } from '#lib/services/webhooks/parts/endpoint-changes'

/**
 * Removes an endpoint of the caller (a manager: of the organization): nothing more is sent there; what was
 * still to be delivered is `held`.
 * @throws webhook_not_found, permission_denied
 */
export const removeWebhookEndpoint = (
  context: Context,
  input: { id: string },
): Promise<{ id: string; kind: WebhookKind }> => {
  const key = { ...deliveryOwner(context), id: input.id }
  return withTransaction(context, (tx) => removeEndpoint(tx, context, key))
}
