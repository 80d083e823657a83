import type { Connection } from '#db/client.ts'
import { countOpenCircuits } from '#db/queries/institutions/institution-connections.ts'
import { countFailedJobs } from '#db/queries/jobs/failed-jobs.ts'
import { type QueueFigures, readQueueFigures } from '#db/queries/jobs/queue-figures.ts'
import { withLookup } from '#db/transaction.ts'
import { isDraining } from '#lib/config/draining.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'

type Readiness = QueueFigures & { failedJobs: number; openCircuits: number }

const FRESH_MS = 15_000

let counted: { at: Date; failedJobs: number } | undefined

/** Returns a cached count, because probes may run every second and counting reads all jobs. */
const recentlyFailedJobs = async (tx: Connection, at: Date): Promise<number> => {
  if (!counted || Math.abs(at.getTime() - counted.at.getTime()) >= FRESH_MS)
    counted = { at, failedJobs: await countFailedJobs(tx, { most: COUNT_CEILING }) }
  return counted.failedJobs
}

/** Does not require a live worker. @throws service_unavailable while stopping or without a database */
export const getReadiness = async ({ now }: Pick<Context, 'now'>): Promise<Readiness> => {
  if (isDraining()) throw notReady('stopping')
  return withLookup({}, async (tx) => ({
    ...(await readQueueFigures(tx, now)),
    failedJobs: await recentlyFailedJobs(tx, now),
    openCircuits: await countOpenCircuits(tx, now),
  })).catch((error) => {
    logger.error(describeError(error), 'not ready: the database does not answer')
    throw notReady('database')
  })
}

const notReady = (why: 'stopping' | 'database') =>
  new DomainError('service_unavailable', { notReady: why, retryAfterSeconds: 2 })
