import type { Connection } from '#db/client.ts'
import {
  type EndpointKey,
  findEndpointById,
  updateWebhookEndpoint as updateRow,
  updateWebhookEndpointUrl,
  type WebhookEndpointRow,
} from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterCommit, withSnapshot, withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { eventFilterOf } from '#lib/domain/webhooks/event-filter.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'
import { type WebhookEndpoint, webhookEndpointOf } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message.ts'
import { validateReceiver } from '#lib/services/webhooks/parts/validate-receiver.ts'
import { guardUrl } from '#lib/webhooks/guard-url.ts'

/** Omitted fields stay unchanged. */
export type EndpointChange = {
  id: string
  url?: string | undefined
  name?: string | null | undefined
  /** Null or empty means every type of the endpoint's kind. */
  events?: readonly EventType[] | null | undefined
}

/**
 * Changes an endpoint. A new URL is tested and enables the endpoint again, with the same secret. A new filter
 * applies only to future events; pending deliveries still arrive.
 * @throws webhook_not_found, the codes of `registerEndpoint`
 */
export const updateWebhookEndpoint = async (
  context: Context,
  { id, ...change }: EndpointChange,
): Promise<WebhookEndpoint> => {
  const key = { ...deliveryOwner(context), id }
  const existing = await withSnapshot(context, (tx) => findEndpointById(tx, key))
  if (!existing) throw new DomainError('webhook_not_found')
  const { name = existing.name, events = existing.eventTypes, url } = change
  const eventTypes = eventFilterOf(existing.kind, events)
  if (url !== undefined) {
    guardUrl(url)
    await validateReceiver(context, url, existing)
  }
  const stored = await withTransaction(context, async (tx) => {
    if (url !== undefined) await updateWebhookEndpointUrl(tx, key, { url, at: context.now })
    return updateNamed(tx, context, { key, existing, name, eventTypes })
  })
  if (url !== undefined)
    await afterCommit(context, () => sendWebhookMessage(context, { type: 'webhook.registered', url }, stored))
  return webhookEndpointOf(stored)
}

type Update = Pick<WebhookEndpointRow, 'name' | 'eventTypes'> & {
  key: EndpointKey
  existing: WebhookEndpointRow
}

const updateNamed = async (
  tx: Connection,
  context: Context,
  { key, existing, name, eventTypes }: Update,
): Promise<WebhookEndpointRow> => {
  const stored = await updateRow(tx, key, { name, eventTypes })
  if (!stored) throw new DomainError('webhook_not_found')
  const [from, to] = [filterText(existing.eventTypes), filterText(eventTypes)]
  await recordAudit(tx, context, {
    action: 'webhook.updated',
    subjectType: 'webhook_endpoint',
    subjectId: stored.id,
    details: { kind: stored.kind, ...(from !== to && { changed: { events: { from, to } } }) },
  })
  return stored
}

const filterText = (types: readonly EventType[] | null) => types?.join(', ') ?? 'all'
