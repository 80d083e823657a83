import type { Context } from '#lib/services/context'
import { addEndpoint } from '#lib/services/webhooks/parts/add-endpoint'
import type { Registration } from '#lib/services/webhooks/parts/register-endpoint'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/**
 * A program adds an endpoint beside its registration of the kind: see `addEndpoint`.
 * @throws application_required, webhook_event_of_other_kind, webhook_url_invalid, webhook_url_blocked,
 * webhook_validation_failed, webhook_endpoint_exists, webhook_endpoints_full
 * @withoutPermission an application does it for itself alone
 */
export const createWebhookEndpoint = async (
  context: Context,
  input: Registration,
): Promise<WebhookEndpoint> => addEndpoint(context, requireApplication(context), input)
