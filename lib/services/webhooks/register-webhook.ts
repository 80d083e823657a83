import type { Context } from '#lib/services/context.ts'
import { type Registration, registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint.ts'
import type { RegisteredWebhook } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/**
 * @throws application_required and the codes of `registerEndpoint`
 * @withoutPermission an application only changes its own endpoints
 */
export const registerWebhook = async (context: Context, input: Registration): Promise<RegisteredWebhook> =>
  registerEndpoint(context, requireApplication(context), input)
