import { insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { withTransaction } from '#db/transaction.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { storeAttempts } from './shared/store-attempts.ts'

/**
 * Records attempts and their effects in one transaction.
 * @withoutPermission run by a job; permission was checked in the action that enqueued the delivery
 */
export const recordWebhookAttempts = (
  organizationId: string,
  attempts: readonly DeliveryResult[],
): Promise<void> =>
  withTransaction({ organizationId }, async (tx) => {
    await storeAttempts(tx, organizationId, attempts)
    await insertMovingChange(tx, { organizationId, kind: 'webhooks' })
  })
