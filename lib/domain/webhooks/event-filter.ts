import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { type EventType, eventTypesOf } from './events.ts'
import type { WebhookKind } from './webhook-kinds.ts'

/** Limit per kind and application: each endpoint makes a delivery of every event. */
export const MOST_ENDPOINTS = 20

/** Returns an endpoint's types; null means all, later ones too. @throws webhook_event_of_other_kind */
export const eventFilterOf = (
  kind: WebhookKind,
  wanted: readonly EventType[] | null | undefined,
): EventType[] | null => {
  if (!wanted || wanted.length === 0) return null
  const known = eventTypesOf(kind)
  const foreign = wanted.find((type) => !known.includes(type))
  if (foreign === undefined) return known.filter((type) => wanted.includes(type))
  const details = { event: foreign, kind, allowed: known }
  throw fieldRefusal({ pointer: '/events', code: 'webhook_event_of_other_kind', details })
}
