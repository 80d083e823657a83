import {
  findRegisteredEndpoint,
  insertOrReplaceWebhookEndpoint,
  updateWebhookEndpointSecret,
} from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterCommit, withSnapshot, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { SECRET_OVERLAP_MS } from '#lib/domain/webhooks/attempt-schedule.ts'
import { eventFilterOf } from '#lib/domain/webhooks/event-filter.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { type WebhookEndpoint, webhookEndpointOf } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message.ts'
import {
  initialSecrets,
  rotatedSecrets,
  type StoredSecrets,
} from '#lib/services/webhooks/parts/signing-secrets.ts'
import { validateReceiver } from '#lib/services/webhooks/parts/validate-receiver.ts'
import { guardUrl } from '#lib/webhooks/guard-url.ts'
import { decryptWebhookSecret, encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

export type Registration = {
  kind: WebhookKind
  url: string
  /** Generated if omitted. */
  secret?: string | undefined
  name?: string | null | undefined
  /** Event types to send; all types of the kind if omitted or empty. */
  events?: readonly EventType[] | null | undefined
}

/**
 * Registers the first endpoint of a kind, or enables the existing one with the new URL but its old name and
 * filter. Returns the secret only if it is new; a replaced secret also signs for 24 hours.
 * @throws webhook_event_of_other_kind, webhook_url_invalid, webhook_url_blocked, webhook_validation_failed
 */
export const registerEndpoint = async (
  context: Context,
  application: { organizationId: string; applicationId: string },
  input: Registration,
): Promise<WebhookEndpoint> => {
  const key = { ...application, kind: input.kind }
  const eventTypes = eventFilterOf(input.kind, input.events)
  guardUrl(input.url)
  const existing = await withSnapshot(context, (tx) => findRegisteredEndpoint(tx, key))
  const secret = input.secret ?? newWebhookSecret()
  const sealedSecret = encryptWebhookSecret(secret)
  const replaces = (present: StoredSecrets) =>
    input.secret !== undefined && decryptWebhookSecret(present.sealedSecret) !== input.secret
  const previousUntil = afterMs(context.now, SECRET_OVERLAP_MS)
  const rotation = { sealedSecret, previousUntil, at: context.now }
  const secrets = existing && (replaces(existing) ? rotatedSecrets(existing, rotation) : existing)
  await validateReceiver(context, input.url, secrets ?? initialSecrets(sealedSecret))

  const stored = await withTransaction(context, async (tx) => {
    const row = { ...key, id: newId(context.now), url: input.url, registeredAt: context.now }
    const named = { ...row, name: input.name ?? null, eventTypes }
    const endpoint = await insertOrReplaceWebhookEndpoint(tx, { ...named, sealedSecret })
    const auditSubject = {
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
      details: { kind: input.kind },
    } as const
    await recordAudit(tx, context, { action: 'webhook.registered', ...auditSubject })
    if (!replaces(endpoint)) return endpoint
    await recordAudit(tx, context, { action: 'webhook.secret_rotated', ...auditSubject })
    return (await updateWebhookEndpointSecret(tx, endpoint, rotation)) ?? endpoint
  })
  // The message is sent once, without retries. Its failure does not undo the registration.
  const message = { type: 'webhook.registered', url: input.url } as const
  await afterCommit(context, () => sendWebhookMessage(context, message, stored))
  return webhookEndpointOf(stored, stored.sealedSecret === sealedSecret ? secret : undefined)
}
