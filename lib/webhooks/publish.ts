import type { Connection } from '#db/client.ts'
import { insertEventWithDeliveries } from '#db/queries/webhooks/events.ts'
import { newId } from '#lib/config/ids.ts'
import { traceparent } from '#lib/config/tracing.ts'
import { encodeEvent } from '#lib/contracts/events/encode-event.ts'
import {
  type DomainEvent,
  institutionOfEvent,
  kindOfEvent,
  resourceOfEvent,
} from '#lib/domain/webhooks/events.ts'

/** Runs in the caller's transaction, so that the event exists only if the change is committed. */
export const publish = (
  tx: Connection,
  context: { organizationId: string; now: Date },
  event: DomainEvent,
): Promise<void> => {
  const id = newId(context.now)
  const resource = resourceOfEvent(event)
  const head = { id, type: event.type, timestamp: context.now.toISOString() }
  return insertEventWithDeliveries(tx, {
    id,
    organizationId: context.organizationId,
    kind: kindOfEvent(event),
    type: event.type,
    resourceType: resource.type,
    resourceId: resource.id,
    createdAt: context.now,
    traceparent: traceparent() ?? null,
    institutionCode: institutionOfEvent(event),
    bodyHead: `${JSON.stringify(head).slice(0, -1)},"sequence":`,
    bodyTail: `,${JSON.stringify(encodeEvent(event)).slice(1)}`,
  })
}
