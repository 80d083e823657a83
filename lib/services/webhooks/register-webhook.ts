import type { Context } from '#lib/services/context'
import { type Registration, registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint'
import type { RegisteredWebhook } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/**
 * A program registers where its events of a kind go, or replaces the URL: see `registerEndpoint`.
 * @throws application_required, webhook_url_invalid, webhook_url_blocked, webhook_validation_failed
 * @withoutPermission an application does it for itself alone
 */
export const registerWebhook = async (context: Context, input: Registration): Promise<RegisteredWebhook> =>
  registerEndpoint(context, requireApplication(context), input)
