import { insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { inOneRoundTripForEach, withEachOrganization } from '#db/transaction.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { hasSucceeded, storeAttempts } from './shared/store-attempts.ts'

/**
 * Records attempts of one or more organizations and their effects in one transaction.
 * @withoutPermission run by a job; permission was checked in the action that enqueued the delivery
 */
export const recordWebhookAttempts = async (attempts: readonly DeliveryResult[]): Promise<void> => {
  const byOrganization = Map.groupBy(attempts, ({ delivery }) => delivery.organizationId)
  // Without a failure, the statements of an organization need no result of each other.
  const forEach = attempts.every(hasSucceeded) ? inOneRoundTripForEach : withEachOrganization
  // Sorted, so that two workers lock the rows of several organizations in the same order.
  await forEach([...byOrganization.keys()].sort(), async (tx, organizationId) => {
    await Promise.all([
      storeAttempts(tx, organizationId, byOrganization.get(organizationId) ?? []),
      insertMovingChange(tx, { organizationId, kind: 'webhooks' }),
    ])
  })
}
