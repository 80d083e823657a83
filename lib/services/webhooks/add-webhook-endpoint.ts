import { findApplication } from '#db/queries/applications'
import { findRegisteredEndpoint } from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'
import { addEndpoint } from '#lib/services/webhooks/parts/add-endpoint'
import { type Registration, registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook'

/**
 * A manager adds an endpoint to one of the organization's programs: the first of a kind is its registration,
 * which the program can replace itself; others are beside it. The receiver is tested.
 * @throws not_found, permission_denied, webhook_event_of_other_kind, webhook_url_invalid,
 * webhook_url_blocked, webhook_validation_failed, webhook_endpoint_exists, webhook_endpoints_full
 */
export const addWebhookEndpoint = async (
  context: Context,
  { clientId, ...registration }: Registration & { clientId: string },
): Promise<WebhookEndpoint> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  const { kind } = registration
  const found = await withTransaction(context, async (tx) => {
    const application = await findApplication(tx, { organizationId, clientId })
    if (!application || application.revokedAt !== null) throw new DomainError('not_found')
    const owner = { organizationId, applicationId: application.id }
    return { owner, present: await findRegisteredEndpoint(tx, { ...owner, kind }) }
  })
  const add = found.present ? addEndpoint : registerEndpoint
  return add(context, found.owner, registration)
}
