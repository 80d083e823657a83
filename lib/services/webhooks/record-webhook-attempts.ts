import { insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { withEachOrganization } from '#db/transaction.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { storeAttempts } from './shared/store-attempts.ts'

/**
 * Records attempts of one or more organizations and their effects in one transaction.
 * @withoutPermission run by a job; permission was checked in the action that enqueued the delivery
 */
export const recordWebhookAttempts = async (attempts: readonly DeliveryResult[]): Promise<void> => {
  const byOrganization = Map.groupBy(attempts, ({ delivery }) => delivery.organizationId)
  // Sorted, so that two workers lock the rows of several organizations in the same order.
  await withEachOrganization([...byOrganization.keys()].sort(), async (tx, organizationId) => {
    await Promise.all([
      storeAttempts(tx, organizationId, byOrganization.get(organizationId) ?? []),
      insertMovingChange(tx, { organizationId, kind: 'webhooks' }),
    ])
  })
}
