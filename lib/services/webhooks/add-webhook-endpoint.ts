import { findApplication } from '#db/queries/applications'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { type Context, requirePermission } from '#lib/services/context'
import { registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint'
import type { RegisteredWebhook } from '#lib/services/webhooks/parts/registered-webhook'

/**
 * A manager registers where the events of one of the organization's programs go, as the program itself would:
 * the receiver is tested, and one that is there already gets the new URL and keeps its secret.
 * @throws not_found, permission_denied, webhook_url_invalid, webhook_url_blocked, webhook_validation_failed
 */
export const addWebhookEndpoint = async (
  context: Context,
  input: { clientId: string; kind: WebhookKind; url: string },
): Promise<RegisteredWebhook> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  const { clientId, ...registration } = input
  const application = await withTransaction(context, (tx) =>
    findApplication(tx, { organizationId, clientId }),
  )
  if (!application || application.revokedAt !== null) throw new DomainError('not_found')
  return registerEndpoint(context, { organizationId, applicationId: application.id }, registration)
}
