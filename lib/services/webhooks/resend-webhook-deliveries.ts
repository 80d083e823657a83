import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery.ts'

/** Resends deliveries in the given order and skips those whose endpoint is disabled. @throws not_found */
export const resendWebhookDeliveries = async (
  context: Context,
  { ids }: { ids: readonly string[] },
): Promise<{ resent: number; skipped: number }> => {
  let skipped = 0
  for (const id of ids) {
    try {
      await resendWebhookDelivery(context, { id })
    } catch (problem) {
      if (!(problem instanceof DomainError) || problem.code !== 'webhook_disabled') throw problem
      skipped += 1
    }
  }
  return { resent: ids.length - skipped, skipped }
}
