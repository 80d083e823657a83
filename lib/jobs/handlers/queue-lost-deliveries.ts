import { logger } from '#lib/config/logger.ts'
import type { JobHandler } from '#lib/jobs/handler.ts'
import { queueLostDeliveries } from '#lib/services/webhooks/queue-lost-deliveries.ts'

export const queueLostDeliveriesHandler: JobHandler<'queue_lost_deliveries'> = async (_payload, { at }) => {
  const queued = await queueLostDeliveries(at)
  if (queued > 0) logger.warn({ queued }, 'deliveries were on no queue')
}
