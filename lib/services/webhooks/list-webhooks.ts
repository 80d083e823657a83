import { listWebhookEndpoints } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import {
  type RegisteredWebhook,
  registeredWebhookOf,
} from '#lib/services/webhooks/parts/registered-webhook.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/** Returns the endpoint registered for each kind, without additional ones. @throws application_required */
export const listWebhooks = async (context: Context): Promise<RegisteredWebhook[]> => {
  const owner = requireApplication(context)
  const rows = await withSnapshot(context, (tx) => listWebhookEndpoints(tx, owner))
  return rows.filter(({ isAdditional }) => !isAdditional).map((row) => registeredWebhookOf(row))
}
