import { type QueueFigures, readQueueFigures } from '#db/queries/jobs/queue-figures.ts'
import { withLookup } from '#db/transaction.ts'
import { isDraining } from '#lib/config/draining.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

/**
 * Returns queue figures if this process can take requests, even if no worker runs.
 * @throws service_unavailable while stopping or without a database (`notReady`)
 */
export const getReadiness = async ({ now }: Pick<Context, 'now'>): Promise<QueueFigures> => {
  if (isDraining()) throw notReady('stopping')
  return withLookup({}, (tx) => readQueueFigures(tx, now)).catch((error) => {
    logger.error(describeError(error), 'not ready: the database does not answer')
    throw notReady('database')
  })
}

const notReady = (why: 'stopping' | 'database') =>
  new DomainError('service_unavailable', { notReady: why, retryAfterSeconds: 2 })
