import { findApplication } from '#db/queries/applications'
import { findRegisteredEndpoint } from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'
import { addEndpoint } from '#lib/services/webhooks/parts/add-endpoint'
import { type Registration, registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook'

/** Adds a registration or, beside it, another endpoint. @throws not_found, the codes of `addEndpoint` */
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
