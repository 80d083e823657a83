import type { Context } from '#lib/services/context'
import { type Registration, registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint'
import type { RegisteredWebhook } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/**
 * Registers a program's receiver. @throws application_required and the codes of `registerEndpoint`
 * @withoutPermission an application does it for itself alone
 */
export const registerWebhook = async (context: Context, input: Registration): Promise<RegisteredWebhook> =>
  registerEndpoint(context, requireApplication(context), input)
