import { findApplication } from '#db/queries/applications/applications.ts'
import { findRegisteredEndpoint } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { addEndpoint } from '#lib/services/webhooks/parts/add-endpoint.ts'
import { type Registration, registerEndpoint } from '#lib/services/webhooks/parts/register-endpoint.ts'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook.ts'

/** Registers the first endpoint of a kind or adds another. @throws not_found, the codes of `addEndpoint` */
export const addWebhookEndpoint = async (
  context: Context,
  { clientId, ...registration }: Registration & { clientId: string },
): Promise<WebhookEndpoint> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  const { kind } = registration
  const target = await withTransaction(context, async (tx) => {
    const application = await findApplication(tx, { organizationId, clientId })
    if (!application || application.revokedAt !== null) throw new DomainError('not_found')
    const owner = { organizationId, applicationId: application.id }
    return { owner, present: await findRegisteredEndpoint(tx, { ...owner, kind }) }
  })
  const add = target.present ? addEndpoint : registerEndpoint
  return add(context, target.owner, registration)
}
