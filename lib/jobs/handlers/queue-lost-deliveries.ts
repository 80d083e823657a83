import { logger } from '#lib/config/logger'
import type { JobHandler } from '#lib/jobs/handler'
import { queueLostDeliveries } from '#lib/services/webhooks/queue-lost-deliveries'

export const queueLostDeliveriesHandler: JobHandler<'queue_lost_deliveries'> = async (_payload, { at }) => {
  const queued = await queueLostDeliveries(at)
  if (queued > 0) logger.warn({ queued }, 'deliveries were on no queue')
}
