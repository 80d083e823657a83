import type { Connection } from '../client.ts'
import type { webhookDeliveries, webhookEndpoints } from '../schema/webhooks.ts'

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect

/** A delivery with what is needed to make an attempt. */
export type DeliveryToMake = Pick<WebhookDeliveryRow, 'id' | 'status' | 'attempts' | 'nextAttemptAt'> &
  Pick<
    typeof webhookEndpoints.$inferSelect,
    'url' | 'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil' | 'disabledAt' | 'deletedAt'
  > & { eventId: string; endpointId: string; body: string; revokedAt: Date | null }

/** A delivery with its endpoint, event and the end of its application. */
export const findDeliveryToMake = async (
  tx: Connection,
  organizationId: string,
  id: string,
): Promise<DeliveryToMake | undefined> => {
  const [row] = await tx<DeliveryToMake[]>`
    select d.id, d.status, d.attempts, d.next_attempt_at, d.event_id, d.endpoint_id, e.body,
      w.url, w.sealed_secret, w.sealed_previous_secret, w.previous_secret_until, w.disabled_at, w.deleted_at, a.revoked_at
    from webhook_deliveries d
    join events e on e.id = d.event_id
    join webhook_endpoints w on w.id = d.endpoint_id
    join applications a on a.id = w.application_id
    where d.id = ${id} and d.organization_id = ${organizationId}`
  return row
}

/**
 * Counts an attempt and says how the delivery stands after it. False when somebody else counted one meanwhile
 * (the job of a dead worker that was taken over).
 */
export const updateDeliveryAfterAttempt = async (
  tx: Connection,
  delivery: Pick<WebhookDeliveryRow, 'id' | 'organizationId' | 'attempts'>,
  outcome: Pick<WebhookDeliveryRow, 'status' | 'nextAttemptAt' | 'deliveredAt'>,
): Promise<boolean> => {
  const rows = await tx`
    update webhook_deliveries set attempts = ${delivery.attempts + 1}, status = ${outcome.status},
      next_attempt_at = ${outcome.nextAttemptAt}, delivered_at = ${outcome.deliveredAt}
    where id = ${delivery.id} and organization_id = ${delivery.organizationId}
      and attempts = ${delivery.attempts} and status = 'pending'
    returning id`
  return rows.length === 1
}

/** Keeps a delivery for a replay: its endpoint takes nothing at present. */
export const holdDelivery = async (tx: Connection, organizationId: string, id: string): Promise<void> => {
  await tx`
    update webhook_deliveries set status = 'held', next_attempt_at = null
    where id = ${id} and organization_id = ${organizationId} and status = 'pending'`
}
