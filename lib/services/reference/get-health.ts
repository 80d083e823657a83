import { hasLiveWorker } from '#db/queries/worker-heartbeats'
import { withLookup } from '#db/transaction'
import { describeError, logger } from '#lib/config/logger'
import { DomainError } from '#lib/domain/errors'

/** Workers beat every few seconds; after this silence none is taken to live (milliseconds). */
const SILENCE_MS = 15_000

/**
 * How the running parts are.
 * @throws service_unavailable when the database does not answer, whatever the cause
 */
export const getHealth = async (): Promise<{ database: 'ok'; worker: 'ok' | 'absent' }> => {
  const alive = await withLookup({}, (tx) => hasLiveWorker(tx, SILENCE_MS)).catch((error) => {
    logger.error(describeError(error), 'health: the database does not answer')
    throw new DomainError('service_unavailable', { headers: { 'Retry-After': '2' } })
  })
  return { database: 'ok', worker: alive ? 'ok' : 'absent' }
}
