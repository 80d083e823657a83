import type { WebhookEndpointRow } from '#db/queries/webhook-endpoints'
import type { EventType } from '#lib/domain/webhooks/events'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'

/** A registration as its application sees it. `secret` only when it was just made. */
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

/** The registration a row contains. */
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

/** An endpoint as its application and managers see it. */
export type WebhookEndpoint = RegisteredWebhook & {
  id: string
  name: string | null
  /** The types it is sent; null for all of its kind. */
  events: readonly EventType[] | null
  /** Beside the registration of its kind. */
  isAdditional: boolean
}

/** The endpoint a row contains. */
export const webhookEndpointOf = (row: WebhookEndpointRow, secret?: string): WebhookEndpoint => ({
  ...registeredWebhookOf(row, secret),
  id: row.id,
  name: row.name,
  events: row.eventTypes,
  isAdditional: row.isAdditional,
})
