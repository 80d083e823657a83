import { listWebhookEndpoints as findEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { type WebhookEndpoint, webhookEndpointOf } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/** @throws application_required */
export const listWebhookEndpoints = async (context: Context): Promise<WebhookEndpoint[]> => {
  const owner = requireApplication(context)
  const rows = await withSnapshot(context, (tx) => findEndpoints(tx, owner))
  return rows.map((row) => webhookEndpointOf(row))
}
