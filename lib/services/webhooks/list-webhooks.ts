import { listWebhookEndpoints } from '#db/queries/webhook-endpoints'
import { withSnapshot } from '#db/transaction'
import type { Context } from '#lib/services/context'
import { type RegisteredWebhook, registeredWebhookOf } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/** Returns the application's registrations, one of each kind. @throws application_required */
export const listWebhooks = async (context: Context): Promise<RegisteredWebhook[]> => {
  const owner = requireApplication(context)
  const rows = await withSnapshot(context, (tx) => listWebhookEndpoints(tx, owner))
  return rows.filter(({ isAdditional }) => !isAdditional).map((row) => registeredWebhookOf(row))
}
