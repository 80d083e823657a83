import type { WebhookEndpointRow } from '#db/queries/webhooks/webhook-endpoints.ts'
import type { EventType } from '#lib/domain/webhooks/events.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'

/** `secret` is present only if it has just been created. */
export type RegisteredWebhook = {
  kind: WebhookKind
  url: string
  registeredAt: Date
  status: 'active' | 'failing' | 'disabled'
  failingSince: Date | null
  disabledAt: Date | null
  disabledReason: string | null
  secret?: string
}

export const registeredWebhookOf = (row: WebhookEndpointRow, secret?: string): RegisteredWebhook => ({
  kind: row.kind,
  url: row.url,
  registeredAt: row.registeredAt,
  status: row.disabledAt !== null ? 'disabled' : row.failingSince !== null ? 'failing' : 'active',
  failingSince: row.failingSince,
  disabledAt: row.disabledAt,
  disabledReason: row.disabledReason,
  ...(secret !== undefined && { secret }),
})

export type WebhookEndpoint = RegisteredWebhook & {
  id: string
  name: string | null
  /** Null means all types of the kind. */
  events: readonly EventType[] | null
  /** False for the first endpoint registered for its kind. */
  isAdditional: boolean
}

export const webhookEndpointOf = (row: WebhookEndpointRow, secret?: string): WebhookEndpoint => ({
  ...registeredWebhookOf(row, secret),
  id: row.id,
  name: row.name,
  events: row.eventTypes,
  isAdditional: row.isAdditional,
})
