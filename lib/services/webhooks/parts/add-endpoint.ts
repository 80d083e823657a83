import {
  insertWebhookEndpoint,
  listWebhookEndpoints,
  lockEndpointsOf,
  type WebhookEndpointRow,
} from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterCommit, withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { eventFilterOf, MOST_ENDPOINTS } from '#lib/domain/webhooks/event-filter.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import type { Registration } from '#lib/services/webhooks/parts/register-endpoint.ts'
import { type WebhookEndpoint, webhookEndpointOf } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message.ts'
import { initialSecrets } from '#lib/services/webhooks/parts/signing-secrets.ts'
import { validateReceiver } from '#lib/services/webhooks/parts/validate-receiver.ts'
import { guardUrl } from '#lib/webhooks/guard-url.ts'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

/**
 * Tests a receiver and adds it as a further endpoint of its kind. Returns the endpoint with its secret.
 * @throws webhook_event_of_other_kind, webhook_url_invalid, webhook_url_blocked, webhook_validation_failed,
 *   webhook_endpoint_exists, webhook_endpoints_full
 */
export const addEndpoint = async (
  context: Context,
  application: { organizationId: string; applicationId: string },
  { kind, url, secret: chosen, name, events }: Registration,
): Promise<WebhookEndpoint> => {
  const eventTypes = eventFilterOf(kind, events)
  guardUrl(url)
  const secret = chosen ?? newWebhookSecret()
  const sealedSecret = encryptWebhookSecret(secret)
  await validateReceiver(context, url, initialSecrets(sealedSecret))

  const stored = await withTransaction(context, async (tx) => {
    await lockEndpointsOf(tx, application.applicationId)
    const present = await listWebhookEndpoints(tx, application)
    checkRoom(
      present.filter((one) => one.kind === kind),
      url,
    )
    const row = { ...application, kind, id: newId(context.now), url, sealedSecret, eventTypes }
    const endpoint = await insertWebhookEndpoint(tx, {
      ...row,
      name: name ?? null,
      registeredAt: context.now,
    })
    await recordAudit(tx, context, {
      action: 'webhook.registered',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
      details: { kind },
    })
    return endpoint
  })
  await afterCommit(context, () => sendWebhookMessage(context, { type: 'webhook.registered', url }, stored))
  return webhookEndpointOf(stored, secret)
}

// A second endpoint with the same URL would send every event to that receiver twice.
const checkRoom = (present: readonly WebhookEndpointRow[], url: string): void => {
  if (present.some((one) => one.url === url))
    throw fieldRefusal({ pointer: '/url', code: 'webhook_endpoint_exists' })
  if (present.length >= MOST_ENDPOINTS)
    throw new DomainError('webhook_endpoints_full', { maximum: MOST_ENDPOINTS })
}
