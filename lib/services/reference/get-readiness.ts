import { hasLiveWorker } from '#db/queries/worker-heartbeats'
import { withLookup } from '#db/transaction'
import { isDraining } from '#lib/config/draining'
import { DomainError } from '#lib/domain/errors'

/** Any question will do: it is asked whether the database answers. */
const SILENCE_MS = 15_000

/**
 * Whether this process is to be sent requests.
 * @throws service_unavailable when it is about to stop, or the database does not answer
 */
export const getReadiness = async (): Promise<{ status: 'ready' }> => {
  if (isDraining()) throw notReady()
  await withLookup({}, (tx) => hasLiveWorker(tx, SILENCE_MS)).catch(() => {
    throw notReady()
  })
  return { status: 'ready' }
}

const notReady = () => new DomainError('service_unavailable', { headers: { 'Retry-After': '2' } })
