import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { type EventType, eventTypesOf } from './events.ts'
import type { WebhookKind } from './webhook-kinds.ts'

/** Limit per kind and application, because every event is delivered to each endpoint. */
export const MOST_ENDPOINTS = 20

/** Returns an endpoint's event types; null: all, also future ones. @throws webhook_event_of_other_kind */
export const eventFilterOf = (
  kind: WebhookKind,
  requested: readonly EventType[] | null | undefined,
): EventType[] | null => {
  if (!requested || requested.length === 0) return null
  const allowed = eventTypesOf(kind)
  const foreign = requested.find((type) => !allowed.includes(type))
  if (foreign === undefined) return allowed.filter((type) => requested.includes(type))
  const details = { event: foreign, kind, allowed }
  throw fieldRefusal({ pointer: '/events', code: 'webhook_event_of_other_kind', details })
}
