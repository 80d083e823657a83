import type { Context } from '#lib/services/context.ts'
import { addEndpoint } from '#lib/services/webhooks/parts/add-endpoint.ts'
import type { Registration } from '#lib/services/webhooks/parts/register-endpoint.ts'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/**
 * @throws application_required and the codes of `addEndpoint`
 * @withoutPermission an application only changes its own endpoints
 */
export const createWebhookEndpoint = async (
  context: Context,
  input: Registration,
): Promise<WebhookEndpoint> => addEndpoint(context, requireApplication(context), input)
