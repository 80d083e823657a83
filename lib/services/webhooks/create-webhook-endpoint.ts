import type { Context } from '#lib/services/context'
import { addEndpoint } from '#lib/services/webhooks/parts/add-endpoint'
import type { Registration } from '#lib/services/webhooks/parts/register-endpoint'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/**
 * Adds an additional endpoint. @throws application_required and the codes of `addEndpoint`
 * @withoutPermission an application does it for itself alone
 */
export const createWebhookEndpoint = async (
  context: Context,
  input: Registration,
): Promise<WebhookEndpoint> => addEndpoint(context, requireApplication(context), input)
