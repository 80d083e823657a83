import type { Connection } from '#db/client.ts'
import {
  type EndpointKey,
  removeWebhookEndpoint,
  updateWebhookEndpointSecret,
} from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterMs } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { SECRET_OVERLAP_MS } from '#lib/domain/webhooks/attempt-schedule.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { type WebhookEndpoint, webhookEndpointOf } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

/** @throws webhook_not_found */
export const removeEndpoint = async (
  tx: Connection,
  context: Context,
  key: EndpointKey,
): Promise<{ id: string; kind: WebhookKind }> => {
  const endpoint = await removeWebhookEndpoint(tx, key, context.now)
  if (!endpoint) throw new DomainError('webhook_not_found')
  const { id, kind } = endpoint
  await recordAudit(tx, context, {
    action: 'webhook.removed',
    subjectType: 'webhook_endpoint',
    subjectId: id,
    details: { kind },
  })
  return { id, kind }
}

/** Returns the endpoint with a new secret; the old one also signs for 24 hours. @throws webhook_not_found */
export const rotateEndpointSecret = async (
  tx: Connection,
  context: Context,
  key: EndpointKey,
): Promise<WebhookEndpoint> => {
  const secret = newWebhookSecret()
  const endpoint = await updateWebhookEndpointSecret(tx, key, {
    sealedSecret: encryptWebhookSecret(secret),
    previousUntil: afterMs(context.now, SECRET_OVERLAP_MS),
    at: context.now,
  })
  if (!endpoint) throw new DomainError('webhook_not_found')
  await recordAudit(tx, context, {
    action: 'webhook.secret_rotated',
    subjectType: 'webhook_endpoint',
    subjectId: endpoint.id,
    details: { kind: endpoint.kind },
  })
  return webhookEndpointOf(endpoint, secret)
}
