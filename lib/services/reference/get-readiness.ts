import { type QueueFigures, readQueueFigures } from '#db/queries/queue-figures'
import { withLookup } from '#db/transaction'
import { isDraining } from '#lib/config/draining'
import { describeError, logger } from '#lib/config/logger'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

/**
 * Whether this process is to be sent requests, with what waits to be done behind all of them: that no worker
 * works is no reason to send requests elsewhere.
 * @throws service_unavailable when it is about to stop, or the database does not answer: `notReady` says
 * which
 */
export const getReadiness = async ({ now }: Pick<Context, 'now'>): Promise<QueueFigures> => {
  if (isDraining()) throw notReady('stopping')
  return withLookup({}, (tx) => readQueueFigures(tx, now)).catch((error) => {
    logger.error(describeError(error), 'not ready: the database does not answer')
    throw notReady('database')
  })
}

const notReady = (why: 'stopping' | 'database') =>
  new DomainError('service_unavailable', { notReady: why, headers: { 'Retry-After': '2' } })
